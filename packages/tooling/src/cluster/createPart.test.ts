import { expect, it, onTestFinished } from 'vitest';
import { freePorts } from '../product/freePorts.ts';
import { StartFailure } from '../product/waitForHttp.ts';
import { createPart } from './createPart.ts';
import { takesConnections } from './takesConnections.ts';

async function aPart(source: string) {
  const [port = 0] = await freePorts(1);
  const part = createPart({
    name: 'part',
    args: ['-e', source],
    cwd: '.',
    env: { ...process.env, PORT: String(port) },
    isReady: () => takesConnections(port),
  });
  onTestFinished(part.kill);
  return { part, port };
}

const LISTENS = `require('node:net').createServer().listen(process.env.PORT, '127.0.0.1');`;

it('a part dies at once, and comes back on the same port', async () => {
  const { part, port } = await aPart(`process.on('SIGTERM', () => {}); ${LISTENS}`);
  await part.start();
  const first = part.pid();
  await part.kill();
  expect(await takesConnections(port)).toBe(false);
  await part.start();
  expect(part.pid()).not.toBe(first);
  expect(await takesConnections(port)).toBe(true);
});

it('a part that ends while it starts says why', async () => {
  const { part } = await aPart(`console.error('no room'); process.exit(3);`);
  await expect(part.start()).rejects.toThrow(new StartFailure('part ended (3) while starting:\nno room'));
});
