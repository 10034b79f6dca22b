import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';
import { aProgram } from './testing/aProgram.ts';
import { isAlive, untilGone } from './testing/isAlive.ts';

const STAYS = `setInterval(() => {}, 1000); console.log('ready');`;
const DEAF = `process.on('SIGTERM', () => {}); ${STAYS}`;

describe('a process', () => {
  it('ends when it is asked to', async () => {
    const { running, ready } = aProgram(STAYS);
    await ready;
    await running.stop();
    expect(await running.ended).toBe('SIGTERM');
    expect(isAlive(running.pid ?? 0)).toBe(false);
  });

  it('may end its work first', async () => {
    const { running, ready } = aProgram(
      `process.on('SIGTERM', () => { console.log('done'); process.exit(0); }); ${STAYS}`,
    );
    await ready;
    await running.stop();
    expect(await running.ended).toBe(0);
    expect(running.lastLines()).toEqual(['ready', 'done']);
  });

  it('is ended by force when it does not listen', async () => {
    const { running, ready } = aProgram(DEAF);
    await ready;
    await running.stop(50);
    expect(await running.ended).toBe('SIGKILL');
  });

  it('takes what it has started with it, even what does not listen', async () => {
    const lines: string[] = [];
    const { running, ready } = aProgram(
      `import { spawn } from 'node:child_process';
       const child = spawn(process.execPath, ['-e', ${JSON.stringify(DEAF)}], { stdio: ['ignore', 'inherit', 'inherit'] });
       console.log(child.pid);`,
      { onLine: (line) => lines.push(line) },
    );
    await ready;
    await running.stop(50);
    await expect(untilGone(Number(lines[0]))).resolves.toBe('gone');
  });

  it('tells how it ended and what it printed last', async () => {
    const { running } = aProgram(
      `for (let i = 0; i < 50; i += 1) console.log(i); console.error('broken'); process.exitCode = 3;`,
    );
    expect(await running.ended).toBe(3);
    expect(running.lastLines()).toHaveLength(20);
    expect(running.lastLines()).toContain('broken');
  });

  it('that cannot be started has ended, with the reason in its lines', async () => {
    const { running } = aProgram('', { cwd: '/no/such/folder' });
    expect(await running.ended).toBe(1);
    expect(running.lastLines().join()).toContain('ENOENT');
  });

  it('does not stay behind when the one that started it is killed', async () => {
    const program = join(import.meta.dirname, 'startProcess.ts');
    const starter = spawn(process.execPath, [
      '--input-type=module',
      '--eval',
      `import { startProcess } from ${JSON.stringify(program)};
       const { pid } = startProcess({ name: 'child', args: ['-e', ${JSON.stringify(STAYS)}], cwd: '.', env: process.env, onLine: () => console.log(pid) });`,
    ]);
    const [line] = (await once(createInterface({ input: starter.stdout }), 'line')) as [string];
    expect(isAlive(Number(line))).toBe(true);
    starter.kill('SIGKILL');
    await expect(untilGone(Number(line))).resolves.toBe('gone');
  });
});
