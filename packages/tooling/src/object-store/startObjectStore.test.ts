import { expect, it } from 'vitest';
import { startObjectStore } from './startObjectStore.ts';

it('an object store of one run answers until it is stopped', async () => {
  const { address, stop } = await startObjectStore();
  expect((await fetch(`${address}/none`)).status).toBe(404);
  await stop();
  await expect(fetch(address)).rejects.toThrow('fetch failed');
});
