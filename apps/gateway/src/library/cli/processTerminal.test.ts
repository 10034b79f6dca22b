import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { packageFolder } from '../../config/packageFolder.ts';
import { openDatabase } from '../../database/openDatabase.ts';

it.each([
  ['library', ['check']],
  ['operate', ['money', 'report']],
])('%s ends without a word when the reader of its pipe has left, as “head” does', async (program, args) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'shuye-pipe-'));
  await (await openDatabase({ dataDir })).destroy();
  const child = spawn(process.execPath, ['--conditions=@shuye/source', `src/${program}.ts`, ...args], {
    cwd: packageFolder,
    env: { ...process.env, SHUYE_DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.destroy();
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit') as Promise<[number]>]);
  expect({ said, code }).toEqual({ said: '', code: 0 });
});
