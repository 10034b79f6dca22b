import { startObjectStore } from '@shuye/tooling/object-store';
import { expect, it, onTestFinished } from 'vitest';
import { CallerGone } from '../patience/CallerGone.ts';
import { createPatience } from '../patience/createPatience.ts';
import { withPatience } from '../patience/currentPatience.ts';
import { newBucket } from '../testing/files/newBucket.ts';
import { aMovingName } from '../testing/network/aMovingName.ts';
import { startTcpProxy } from '../testing/network/startTcpProxy.ts';
import { bucketStore } from './bucketStore.ts';

it('a store whose name leads elsewhere while nothing answers at the old place is found at the new one [F21]', async () => {
  const store = await startObjectStore();
  const target = { host: '127.0.0.1', port: Number(new URL(store.address).port) };
  const before = await startTcpProxy(target, { host: '127.0.0.2' });
  const after = await startTcpProxy(target, { host: '127.0.0.3', port: before.port });
  onTestFinished(async () => {
    await before.stop();
    await after.stop();
    await store.stop();
  });
  const name = aMovingName('store.test', '127.0.0.2');
  const config = await newBucket(store.address);
  const address = config.address.replace(/127\.0\.0\.1:\d+/, `store.test:${before.port}`);
  const told: string[] = [];
  const files = await bucketStore({ ...config, address }, (message) => void told.push(message));
  await files.write('covers/1.svg', 'here');

  before.cut();
  name.leadTo('127.0.0.3');
  const read = (ms: number): Promise<Buffer | undefined> =>
    withPatience(createPatience({ ms }), () => files.read('covers/1.svg'));
  await expect(read(400)).rejects.toThrow(CallerGone);
  for (let turn = 0; turn < 5; turn += 1) expect(String(await read(10_000))).toBe('here');
  expect(told).toEqual([]);
});
