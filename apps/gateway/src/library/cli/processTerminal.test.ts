import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it, vi } from 'vitest';
import { builtGateway } from '../../../crash-harness/builtGateway.ts';
import { packageFolder } from '../../config/packageFolder.ts';
import { openDatabase } from '../../database/openDatabase.ts';
import { processTerminal } from './processTerminal.ts';

it.each([
  ['library', ['check']],
  ['operate', ['money', 'report']],
] as const)(
  '%s ends without a word when the reader of its pipe has left, as “head” does',
  async (program, args) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'shuye-pipe-'));
    await (await openDatabase({ dataDir })).destroy();
    const shipped = await builtGateway('shipping');
    const child = spawn(process.execPath, [shipped.program(program), ...args], {
      cwd: packageFolder,
      env: { ...process.env, SHUYE_DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.destroy();
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit') as Promise<[number]>]);
    expect({ said, code }).toEqual({ said: '', code: 0 });
  },
  60_000,
);

afterEach(() => {
  vi.unstubAllEnvs();
});

it.each([
  ['data', '/srv/shuye/data'],
  ['../data', '/srv/data'],
  ['/var/data', '/var/data'],
  ['', ''],
])(
  'takes the data folder “%s” from where its caller is, as the gateway does, and not from the package',
  (given, taken) => {
    vi.stubEnv('INIT_CWD', '/srv/shuye');
    vi.stubEnv('SHUYE_DATA_DIR', given);
    expect(processTerminal().env['SHUYE_DATA_DIR']).toBe(taken);
  },
);
