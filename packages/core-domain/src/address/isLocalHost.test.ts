import { expect, it } from 'vitest';
import { isLocalHost } from './isLocalHost.ts';

it.each([
  ['localhost:8080', true],
  ['127.0.0.1:8080', true],
  ['192.168.1.4', true],
  ['172.20.0.1', true],
  ['172.32.0.1', false],
  ['10.example.com', false],
  ['pad.lan', true],
  ['[::1]:8080', true],
  ['[fd00::1]', true],
  ['[2001:db8::1]', false],
  ['shuye.example', false],
  ['SHUYE.example:8443', false],
])('%s is a name of one’s own network: %s', (host, isLocal) => {
  expect(isLocalHost(host)).toBe(isLocal);
});
