import { expect, it } from 'vitest';
import { listenFailure } from './listenFailure.ts';

const place = { host: '10.0.0.1', port: 80, hostSetting: '--host', portSetting: '--port' };
const failure = (code: string) => Object.assign(new Error(`listen ${code}`), { code });

it.each([
  ['EADDRINUSE', '--port is "80", but another process listens there.'],
  ['EACCES', '--port is "80", but this user may not listen there.'],
  ['EADDRNOTAVAIL', '--host is "10.0.0.1", but that is no address of this machine.'],
  ['ENOTFOUND', '--host is "10.0.0.1", but that is no address of this machine.'],
  ['EMFILE', undefined],
])('says by the name of its setting why a server cannot listen: %s', (code, message) => {
  expect(listenFailure(failure(code), place)).toBe(message);
});

it('names the setting by which the same process listens there already', () => {
  const message = '--port is "80", but so is --metrics-port: each needs a port of its own.';
  const inUse = failure('EADDRINUSE');
  expect(listenFailure(inUse, { ...place, besides: { port: 80, setting: '--metrics-port' } })).toBe(message);
  expect(listenFailure(inUse, { ...place, besides: { port: 81, setting: '--metrics-port' } })).toContain(
    'another process',
  );
});

it('says nothing of what is no failure of the system', () => {
  expect(listenFailure('EADDRINUSE', place)).toBeUndefined();
  expect(listenFailure(new Error('another'), place)).toBeUndefined();
});
