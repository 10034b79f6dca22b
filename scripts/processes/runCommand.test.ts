import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';

const module = (name: string): string => JSON.stringify(join(import.meta.dirname, name));

const STAYS = `process.on('SIGTERM', () => process.exit(0)); setInterval(() => {}, 1000); console.log('up');`;
const DEAF = `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.log('up');`;

/** A command with two processes in its group that says their ids once both run, then does `work`. */
const commandOf = (children: readonly string[], work: string, meaning = 'finished'): string => `
  import { CommandFailure } from ${module('CommandFailure.ts')};
  import { runCommand } from ${module('runCommand.ts')};
  await runCommand('${meaning}', async (group) => {
    const up = ${JSON.stringify(children)}.map((source, index) => new Promise((resolve) => {
      const running = group.start({
        name: 'child ' + index, args: ['-e', source], cwd: '.', env: process.env, onLine: () => resolve(running.pid),
      });
    }));
    console.log(JSON.stringify(await Promise.all(up)));
    ${work}
  });`;

const UNTIL_ONE_ENDS = `
  const end = await Promise.race(group.processes.map(async ({ name, ended }) => name + ' ended: ' + (await ended)));
  throw new CommandFailure(end);`;

async function run(source: string) {
  const command = spawn(process.execPath, ['--input-type=module', '--eval', source], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  createInterface({ input: command.stderr }).on('line', (line) => said.push(line));
  const [line] = (await once(createInterface({ input: command.stdout }), 'line')) as [string];
  const ended = once(command, 'close');
  return { command, pids: JSON.parse(line) as number[], said, code: async () => (await ended)[0] as number };
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

describe('a command that is asked to end', () => {
  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'by %s has ended all it started, and that is what it was for',
    async (signal) => {
      const { command, pids, said, code } = await run(commandOf([STAYS, STAYS], UNTIL_ONE_ENDS));
      command.kill(signal);
      expect(await code()).toBe(0);
      expect(pids.filter(isAlive)).toEqual([]);
      expect(said).toEqual([]);
    },
  );

  it('tells that its work was cut short when it had some to do', async () => {
    const { command, code } = await run(commandOf([STAYS, STAYS], UNTIL_ONE_ENDS, 'cut short'));
    command.kill('SIGTERM');
    expect(await code()).toBe(143);
  });

  it('has also ended what it runs outside of its group, once, however often it is asked', async () => {
    const afterwards = `group.onStop(async () => { console.error('ended'); await new Promise((done) => setTimeout(done, 50)); });`;
    const { command, said, code } = await run(commandOf([STAYS], afterwards + UNTIL_ONE_ENDS));
    command.kill('SIGTERM');
    command.kill('SIGINT');
    await code();
    expect(said).toEqual(['ended']);
  });

  it('waits no longer when it is asked again, and leaves nothing behind', async () => {
    const { command, pids, code } = await run(commandOf([DEAF, STAYS], UNTIL_ONE_ENDS));
    command.kill('SIGTERM');
    command.kill('SIGINT');
    expect(await code()).toBeGreaterThan(128);
    expect(pids.filter(isAlive)).toEqual([]);
  });
});

describe('a command whose process dies', () => {
  it('ends the others, says which it was and fails', async () => {
    const { pids, said, code } = await run(
      commandOf([STAYS, STAYS], `process.kill(group.processes[0].pid, 'SIGKILL'); ${UNTIL_ONE_ENDS}`),
    );
    expect(await code()).toBe(1);
    expect(said).toEqual(['child 0 ended: SIGKILL']);
    expect(pids.filter(isAlive)).toEqual([]);
  });
});
