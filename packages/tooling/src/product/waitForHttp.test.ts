import { createServer } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { aProgram } from './testing/aProgram.ts';
import type { RunningProcess } from './startProcess.ts';
import { waitForHttp } from './waitForHttp.ts';

const started: RunningProcess[] = [];
const program = (source: string): RunningProcess => {
  const { running } = aProgram(source);
  started.push(running);
  return running;
};
afterEach(async () => {
  await Promise.all(started.splice(0).map((running) => running.stop(50)));
});

const STAYS = 'setInterval(() => {}, 1000);';

describe('a server that starts', () => {
  it('is waited for until it says yes', async () => {
    let asked = 0;
    const server = createServer((_, answer) => {
      asked += 1;
      answer.writeHead(asked < 3 ? 503 : 200).end();
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await waitForHttp(program(STAYS), `http://127.0.0.1:${port}/`);
    expect(asked).toBe(3);
    server.close();
  });

  it('is given up with its last lines when it ends first', async () => {
    const waiting = waitForHttp(program(`console.error('no database'); process.exitCode = 1;`), 'http://127.0.0.1:9/');
    await expect(waiting).rejects.toThrow('program ended (1) while starting:\nno database');
  });

  it('is given up when it takes too long', async () => {
    await expect(waitForHttp(program(STAYS), 'http://127.0.0.1:9/', 10)).rejects.toThrow('does not answer');
  });
});
