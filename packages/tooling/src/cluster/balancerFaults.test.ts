import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { freePorts } from '../product/freePorts.ts';
import { answersOk } from './answersOk.ts';
import { balancerConfig } from './balancerConfig.ts';
import type { ClusterPart } from './ClusterPart.ts';
import { createPart } from './createPart.ts';
import { findProgram } from './findProgram.ts';
import { programPlan } from './programPlan.ts';
import { takesConnections } from './takesConnections.ts';

const haproxy = findProgram('haproxy');
const isDeep = Boolean(process.env['SHUYE_DEEP']);

/** Answers each page with its name, after as many milliseconds as a signal has asked for. */
const WEB_SERVER = `
  let delay = 0;
  process.on('SIGUSR2', () => { delay = 400; });
  require('node:http').createServer((request, response) => {
    setTimeout(() => response.end(process.env.NAME), delay);
  }).listen(process.env.PORT, '127.0.0.1');`;

/** Two web servers behind a balancer as a cluster has it, and what the balancer says. */
async function aBalancedPair() {
  const folder = mkdtempSync(join(tmpdir(), 'shuye-balancer-'));
  const [door = 0, gateway = 0, database = 0, read = 0, none = 0, ...servers] = await freePorts(7);
  const parts: ClusterPart[] = servers.map((port, at) =>
    createPart({
      name: `web ${at}`,
      args: ['-e', WEB_SERVER],
      cwd: folder,
      env: { PATH: process.env['PATH'], NAME: `web ${at}`, PORT: String(port) },
      isReady: () => answersOk(`http://127.0.0.1:${port}/`),
    }),
  );
  await Promise.all(parts.map((part) => part.start()));
  const config = join(folder, 'haproxy.cfg');
  writeFileSync(
    config,
    balancerConfig({
      socket: join(folder, 'socket'),
      hostname: '127.0.0.1',
      gateway: { port: gateway, servers: [none] },
      database: { port: database, readPort: read, servers: [none, none], primary: 0, user: 'shuye' },
      hosts: [{ id: 'h5', port: door, servers }],
    }),
  );
  const lines: string[] = [];
  const balancer = createPart({
    ...programPlan({
      name: 'balancer',
      setpriv: findProgram('setpriv') ?? '',
      command: [haproxy ?? '', '-db', '-f', config],
      cwd: folder,
      onLine: (line) => lines.push(line),
    }),
    isReady: () => takesConnections(door),
  });
  onTestFinished(async () => {
    for (const part of [balancer, ...parts]) await part.kill();
    rmSync(folder, { recursive: true, force: true });
  });
  await balancer.start();
  const ask = async (): Promise<string> => {
    const answer = await fetch(`http://127.0.0.1:${door}/`, { signal: AbortSignal.timeout(30_000) });
    return answer.ok ? answer.text() : String(answer.status);
  };
  const said = (what: string): string[] => lines.filter((line) => line.includes('h5/h5-1') && line.includes(what));
  return { first: parts[0] as ClusterPart, ask, said };
}

const PATIENTLY = { timeout: 40_000, interval: 100 };

describe.runIf(haproxy)('between the balancer and a web server', () => {
  it('one that refuses connections costs no reader an answer, is told in one line, and is asked again when it is back [F21]', async () => {
    const { first, ask, said } = await aBalancedPair();
    await first.kill();
    for (let turn = 0; turn < 10; turn += 1) expect(await ask()).toBe('web 1');
    await vi.waitFor(() => expect(said('DOWN')).toHaveLength(1), PATIENTLY);
    await first.start();
    await vi.waitFor(async () => expect(await ask()).toBe('web 0'), PATIENTLY);
    expect(said('DOWN')).toHaveLength(1);
  }, 60_000);

  it('one that is slow is slow and not gone [F21]', async () => {
    const { first, ask, said } = await aBalancedPair();
    process.kill(first.pid() ?? 0, 'SIGUSR2');
    const answers = await Promise.all(Array.from({ length: 8 }, ask));
    expect(answers.sort()).toEqual([...Array<string>(4).fill('web 0'), ...Array<string>(4).fill('web 1')]);
    await pause(1500);
    expect(said('DOWN')).toEqual([]);
  }, 60_000);

  it.each(isDeep ? ['falls silent'] : [])(
    'one that %s is left after its checks, and whoever waits for it is told to ask again [F21]',
    async () => {
      const { first, ask, said } = await aBalancedPair();
      process.kill(first.pid() ?? 0, 'SIGSTOP');
      const waiting = await Promise.all([ask(), ask()]);
      expect(waiting.sort()).toEqual(['502', 'web 1']);
      expect(said('DOWN')).toHaveLength(1);
      for (let turn = 0; turn < 4; turn += 1) expect(await ask()).toBe('web 1');
      process.kill(first.pid() ?? 0, 'SIGCONT');
      await vi.waitFor(async () => expect(await ask()).toBe('web 0'), PATIENTLY);
    },
    90_000,
  );
});
