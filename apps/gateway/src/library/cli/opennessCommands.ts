import { defineCommand, type ArgsDef } from 'citty';
import { setOpenness, type Openness } from '../setOpenness.ts';
import type { Guarded } from './Guarded.ts';
import { parseBookId } from './parseBookId.ts';
import { rejectUndefined } from './rejectUndefined.ts';
import type { Terminal } from './Terminal.ts';
import { withLibrary } from './withLibrary.ts';

const args = {
  ids: { type: 'positional', description: 'Numbers of books, as “list” shows them', required: true },
} as const satisfies ArgsDef;

/** `take-down`, `close` and `bring-back`. */
export function opennessCommands({ print, env }: Terminal, guarded: Guarded) {
  const command = (name: string, description: string, openness: Openness, outcome: string) =>
    defineCommand({
      meta: { name, description },
      args,
      run: ({ args: given }) =>
        guarded(async () => {
          rejectUndefined(given, args, { takesMany: true });
          const ids = given._.map(parseBookId);
          for (const title of await withLibrary(env, (library) => setOpenness(library, ids, openness)))
            print(`《${title}》 ${outcome}`);
        }),
    });
  return {
    'take-down': command(
      'take-down',
      'Take books down: nobody can open them, not even those who bought them',
      'nobody',
      'is taken down.',
    ),
    close: command(
      'close',
      'Close books to all but those who bought them: others neither find nor buy them',
      'buyers',
      'is closed to all but those who bought it.',
    ),
    'bring-back': command('bring-back', 'Bring books back that were taken down or closed', 'all', 'is back.'),
  };
}
