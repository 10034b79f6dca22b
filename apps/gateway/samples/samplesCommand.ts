import { defineCommand, type CommandDef } from 'citty';
import type { Guarded } from '../src/library/cli/Guarded.ts';
import { rejectUndefined } from '../src/library/cli/rejectUndefined.ts';
import type { Terminal } from '../src/library/cli/Terminal.ts';
import { withLibrary } from '../src/library/cli/withLibrary.ts';
import type { Library } from '../src/library/Library.ts';
import { installSamples } from './installSamples.ts';
import { sampleFolder } from './sampleFolder.ts';

export const samplesCommand = (terminal: Terminal, guarded: Guarded): CommandDef =>
  defineCommand({
    meta: { name: 'samples', description: 'Bring in the sample library, with its store pages and comments' },
    args: {},
    run: ({ args }) =>
      guarded(async () => {
        rejectUndefined(args, {});
        const install = (library: Library): Promise<number> =>
          installSamples({
            ...library,
            folder: sampleFolder,
            onProgress: ({ books: done, count, slug, share }) => terminal.progress.show(slug, (done + share) / count),
          });
        const books = await withLibrary(terminal.env, install, { makesNew: true });
        terminal.progress.clear();
        terminal.print(`${books} books of the sample library are there.`);
      }),
  });
