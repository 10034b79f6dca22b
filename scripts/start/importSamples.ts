import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandFailure } from '../processes/CommandFailure.ts';
import type { ProcessGroup } from '../processes/createProcessGroup.ts';
import { root } from '../processes/root.ts';

/** Remembers in the data folder that the samples were imported: whoever removes one does not get it back. */
const MARK = 'samples-imported';

interface Import {
  dataDir: string;
  /** Arguments of Node that run the library command, compiled or from its source. */
  library: readonly string[];
}

/**
 * Imports the sample library into a data folder that has not seen it. An import that was cut short is done again.
 * @throws CommandFailure when a book could not be imported; what went wrong has been printed.
 */
export async function importSamples({ run }: ProcessGroup, { dataDir, library }: Import): Promise<void> {
  const mark = join(dataDir, MARK);
  if (existsSync(mark)) return;
  console.log('Importing the sample library, once ...');
  const samples = await run({
    name: 'samples',
    args: [...library, 'samples'],
    cwd: join(root, 'apps/gateway'),
    env: { ...process.env, SHUYE_DATA_DIR: dataDir },
    ownsTerminal: true,
  });
  if ((await samples.ended) !== 0) throw new CommandFailure('The sample library could not be imported.');
  writeFileSync(mark, `${new Date().toISOString()}\n`);
}
