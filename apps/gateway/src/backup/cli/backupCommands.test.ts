import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from 'citty';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../database/openDatabase.ts';
import { backupCommands } from './backupCommands.ts';
import { recordedTerminal } from '../../testing/recordedTerminal.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shuye-backup-cli-'));
  await (await openDatabase({ dataDir: join(folder, 'data'), databaseUrl: undefined })).destroy();
});
afterEach(() => rm(folder, { recursive: true }));

/** Runs one of the commands in the folder, and gives what it printed and why it failed. */
async function run(name: 'backup' | 'restore' | 'move-to-postgres', dataDir: string, ...rawArgs: string[]) {
  const { terminal, guarded, printed, failures } = recordedTerminal(join(folder, dataDir), folder);
  const subCommands = backupCommands(terminal, guarded);
  await runCommand({ subCommands }, { rawArgs: [name, ...rawArgs] });
  return { output: printed.join('\n'), failures };
}

describe('the commands that keep the data', () => {
  it('make a copy and bring it back', async () => {
    expect((await run('backup', 'data', 'copy')).output).toMatch(/copy: 1 files, /);
    expect((await run('restore', 'again', 'copy')).output).toMatch(/again is as it was at .*: 1 files, /);
    expect(await readdir(join(folder, 'again'))).toEqual(['shuye.db']);
  });

  it.each([
    ['backup', ['--output=copy'], 'There is no option --output. See --help.'],
    ['backup', ['copy', 'more'], '“more” is one word too many. See --help.'],
    ['restore', ['copy', '--force'], 'There is no option --force. See --help.'],
    ['move-to-postgres', ['--dry-run'], 'There is no option --dry-run. See --help.'],
  ] as const)('do nothing where they are asked for what they do not know: %s %j', async (name, args, message) => {
    expect((await run(name, 'data', ...args)).failures).toEqual([message]);
    expect(await readdir(folder)).toEqual(['data']);
  });

  it('name what stands in the way of a folder', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    expect((await run('backup', 'data', 'file/copy')).failures.join()).toMatch(
      /file\/copy.*: A part of its path is a file, and no folder\.$/,
    );
    await run('backup', 'data', 'copy');
    expect((await run('restore', 'file', 'copy')).failures).toEqual([
      `${file}: A part of its path is a file, and no folder.`,
    ]);
  });
});
