import { expect, it } from 'vitest';
import { hostFacts } from '@shuye/core-domain/testing';
import { isInApp } from './isInApp.ts';

it('says of every host app that an app shows us, and of the plain browser that none does [SHELFSYNC-14] [SHELFSYNC-15]', () => {
  const inApps = Object.values(hostFacts).filter((host) => isInApp(host));
  expect(inApps.map(({ id }) => id).sort()).toEqual(['alipay', 'taobao', 'youku']);
  expect(isInApp(hostFacts.h5)).toBe(false);
});
