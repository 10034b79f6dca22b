import { describe, expect, it } from 'vitest';
import { coverReadMethod, readMethod } from './readMethod.ts';

describe('the way from a cover to the reader', () => {
  it.each([
    [undefined, 'route'],
    ['route', 'route'],
    ['sideways', 'route'],
    ['native', 'native'],
  ])('set to %s is %s', (goReadMethod, method) => {
    expect(readMethod({ ...(goReadMethod ? { goReadMethod } : {}), canReadNatively: true })).toBe(method);
  });

  it('is a route where the host has no reader of its own', () => {
    expect(readMethod({ goReadMethod: 'native', canReadNatively: false })).toBe('route');
  });

  it.each([
    ['2.3.9', 'route'],
    ['2.4', 'webview'],
    ['2.4.0', 'webview'],
    ['10.0', 'webview'],
    ['', 'route'],
    ['dev', 'route'],
  ])('set to webview from version 2.4.0 on is, in version %s, %s [COVER-29, HOST-03]', (appVersion, method) => {
    const host = { goReadMethod: 'webview', webviewMinVersion: '2.4.0', canReadNatively: true };
    expect(readMethod({ ...host, appVersion })).toBe(method);
  });

  it('set to webview is a route in an app that tells no version [COVER-29]', () => {
    expect(readMethod({ goReadMethod: 'webview', canReadNatively: true })).toBe('route');
    expect(readMethod({ goReadMethod: 'webview', appVersion: '0.1', canReadNatively: true })).toBe('webview');
  });

  it('asks the version for webview alone', () => {
    expect(readMethod({ goReadMethod: 'native', webviewMinVersion: '9', canReadNatively: true })).toBe('native');
  });
});

it.each([
  ['cover2', true, 'route'],
  ['cover3', true, 'native'],
  ['cover3', false, 'route'],
] as const)('%s of Taobao, with a native reader %s, reads by %s [COVER-15]', (variant, canReadNatively, method) => {
  expect(coverReadMethod(variant, canReadNatively)).toBe(method);
});
