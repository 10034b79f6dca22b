import { defineCommand, type ArgsDef } from 'citty';
import { takeDown } from '../takeDown.ts';
import type { Guarded } from './Guarded.ts';
import { parseBookId } from './parseBookId.ts';
import { rejectUndefined } from './rejectUndefined.ts';
import type { Terminal } from './Terminal.ts';
import { withLibrary } from './withLibrary.ts';

const args = {
  ids: { type: 'positional', description: 'Numbers of books, as “list” shows them', required: true },
} as const satisfies ArgsDef;

/** `take-down` and `bring-back`. */
export function takeDownCommands({ print, env }: Terminal, guarded: Guarded) {
  const command = (name: string, description: string, isDown: boolean, outcome: string) =>
    defineCommand({
      meta: { name, description },
      args,
      run: ({ args: given }) =>
        guarded(async () => {
          rejectUndefined(given, args, { takesMany: true });
          const ids = given._.map(parseBookId);
          for (const title of await withLibrary(env, (library) => takeDown(library, ids, isDown)))
            print(`《${title}》 ${outcome}`);
        }),
    });
  return {
    'take-down': command(
      'take-down',
      'Take books down: nobody can open them, not even those who bought them',
      true,
      'is taken down.',
    ),
    'bring-back': command('bring-back', 'Bring books back that were taken down', false, 'is back.'),
  };
}
