import { expect, it } from 'vitest';
import { freePorts } from './freePorts.ts';
import { isPortFree } from './isPortFree.ts';

it('finds different free ports', async () => {
  const ports = await freePorts(4);
  expect(new Set(ports).size).toBe(4);
  expect(await Promise.all(ports.map((port) => isPortFree(port, '127.0.0.1')))).toEqual([true, true, true, true]);
});
