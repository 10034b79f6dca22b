import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { messages } from '@shuye/core-domain/error';
import { describe, expect, it, onTestFinished } from 'vitest';
import { aSmallDisk, canHaveDisks, type SmallDisk } from '../src/testing/files/aSmallDisk.ts';
import { builtGateway } from './builtGateway.ts';

/** A gateway in a process of its own whose data folder is a disk, and what it logs. */
async function aGatewayOn(disk: SmallDisk) {
  const { main } = await builtGateway('tests');
  const program = ['setpriv', '--pdeathsig=KILL', '--', process.execPath, main];
  const server = spawn('nsenter', ['-t', String(disk.pid), '-m', ...program], {
    env: {
      PATH: process.env['PATH'],
      SHUYE_DATA_DIR: disk.inside,
      SHUYE_GATEWAY_PORT: '0',
      SHUYE_RATE_LIMITS: 'off',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(async () => {
    server.kill('SIGKILL');
    if (server.signalCode === null) await once(server, 'exit');
  });
  const log: string[] = [];
  const port = await new Promise<number>((resolve) => {
    createInterface(server.stdout).on('line', (line) => {
      log.push(line);
      const { msg, port: own } = JSON.parse(line) as { msg: string; port?: number };
      if (msg === 'listening' && own !== undefined) resolve(own);
    });
  });
  const kill = async (): Promise<void> => {
    server.kill('SIGKILL');
    await once(server, 'exit');
  };
  return { address: `http://127.0.0.1:${port}`, log, kill };
}

/** What readers wrote and a gateway stored there. */
function storedOn({ pid, inside }: SmallDisk): string[] {
  const script = `const { DatabaseSync } = require('node:sqlite');
    const rows = new DatabaseSync(process.argv[1]).prepare('select words from feedback').all();
    console.log(JSON.stringify(rows.map(({ words }) => words)))`;
  const program = [process.execPath, '-e', script, join(inside, 'shuye.db')];
  const { stdout } = spawnSync('nsenter', ['-t', String(pid), '-m', ...program], { encoding: 'utf8' });
  return JSON.parse(stdout) as string[];
}

const feedbackOf = (words: string): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams({ words }),
  redirect: 'manual',
});

/** What has reached the database's own file. */
const databaseOn = ({ folder }: SmallDisk): Buffer => readFileSync(join(folder, 'shuye.db'));

describe.runIf(canHaveDisks)('a data folder on a disk that fills', () => {
  it('is served by a server that starts on it, which writes back what one that died left as soon as there is room [F21]', async () => {
    const disk = await aSmallDisk(16);
    const first = await aGatewayOn(disk);
    // What it wrote back when it started is not what it leaves.
    await expect.poll(() => databaseOn(disk).length, { timeout: 20_000 }).toBeGreaterThan(100_000);
    for (let turn = 0; turn < 20; turn += 1) {
      await fetch(`${first.address}/feedback`, feedbackOf(`${turn} ${'想看《山中灯火》续集'.repeat(90)}`));
    }
    await fetch(`${first.address}/feedback`, feedbackOf('这是最后一句'));
    await first.kill();
    disk.fill();
    const second = await aGatewayOn(disk);
    await setTimeout(1000);
    expect((await fetch(`${second.address}/readyz`)).status).toBe(200);
    expect(second.log.filter((line) => line.includes('"level":50'))).toEqual([]);
    disk.free();
    await expect.poll(() => databaseOn(disk).includes('这是最后一句'), { timeout: 20_000 }).toBe(true);
  }, 60_000);

  it('refuses changes with words, says so once, gives out what it has, loses nothing, and goes on when there is room [F21]', async () => {
    const disk = await aSmallDisk(16);
    const { address, log } = await aGatewayOn(disk);
    const acknowledged: string[] = [];
    const send = async (turn: number): Promise<Response> => {
      const words = `${turn} ${'想看《山中灯火》续集'.repeat(90)}`;
      const answer = await fetch(`${address}/feedback`, feedbackOf(words));
      if (answer.status === 303) acknowledged.push(words);
      return answer;
    };
    expect((await send(0)).status).toBe(303);
    disk.fill();
    let refused = 0;
    for (let turn = 1; turn < 5000 && refused < 5; turn += 1) {
      const answer = await send(turn);
      if (answer.status === 303) continue;
      expect(answer.status).toBe(507);
      expect(await answer.json()).toMatchObject({ message: messages.serverDiskFull });
      expect((await fetch(`${address}/sitemap.xml`)).status).toBe(200);
      expect((await fetch(`${address}/readyz`)).status).toBe(200);
      refused += 1;
    }
    expect(refused).toBe(5);
    const failures = log.filter((line) => line.includes('"level":50'));
    expect(failures).toEqual([expect.stringContaining(`The disk that holds ${disk.inside} is full`)]);
    disk.free();
    expect((await send(5000)).status).toBe(303);
    expect(storedOn(disk).sort()).toEqual(acknowledged.sort());
    expect(acknowledged.length).toBeGreaterThan(1);
  }, 60_000);
});
