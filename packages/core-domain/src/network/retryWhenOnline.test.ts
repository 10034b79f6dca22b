import { expect, it } from 'vitest';
import { retryWhenOnline } from './retryWhenOnline.ts';

it('looks every 500 ms and reloads once the network is there [NET-04] [STORE-31]', () => {
  expect(retryWhenOnline(false, 1000)).toEqual({ next: 'look-again', at: 1500 });
  expect(retryWhenOnline(true, 1000)).toEqual({ next: 'reload' });
});
