import { expect, it } from 'vitest';
import { farmFailure } from './farmFailure.ts';

it.each(['offline', 'network', 'timeout'] as const)(
  'tells of a failure by %s that the network is bad [FARM-15] [ERR-22]',
  (kind) => {
    expect(farmFailure(kind)).toEqual({ shows: true, message: '网络不给力' });
  },
);

it.each(['server', 'unauthorised', 'input', 'content'] as const)(
  'tells of a failure by %s that the operation failed [FARM-14] [ERR-21]',
  (kind) => {
    expect(farmFailure(kind)).toEqual({ shows: true, message: '操作失败，请稍后重试' });
  },
);

it('leaves a failure of the host to the log [FARM-16] [ERR-23]', () => {
  expect(farmFailure('bridge')).toEqual({ shows: false });
});
