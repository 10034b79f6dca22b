import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseStart } from './parseStart.ts';

let dist = '';
beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), 'shuye-start-'));
  writeFileSync(join(dist, 'index.html'), '<!doctype html>');
});
afterAll(() => rmSync(dist, { recursive: true }));

const gateway = 'http://127.0.0.1:8090';
const start = (...args: string[]) => parseStart(['--dist', dist, '--gateway', gateway, ...args]);

describe('the command line of a web server', () => {
  it('says where the app and the gateway are; the rest has defaults', () => {
    expect(start()).toEqual({ dist, gateway, host: '127.0.0.1', port: 8080, metricsPort: undefined });
    expect(start('--gateway', `${gateway}/`, '--port', '0', '--metrics-port', '9100')).toMatchObject({
      gateway,
      port: 0,
      metricsPort: 9100,
    });
  });

  it.each(['--help', '-h'])('shows how it is used to who asks: %s', (option) => {
    expect(parseStart([option])).toMatch(/^Usage: shuye-web-server --dist <folder>/);
  });

  it.each([
    [['--prot', '1'], /^Unknown option '--prot'.*\nUsage: /s],
    [['more'], /^Unexpected argument 'more'.*\nUsage: /s],
    [['--port', '65536'], '--port is "65536", but must be a port from 0 to 65535.'],
    [['--port', 'http'], '--port is "http", but must be a port from 0 to 65535.'],
    [['--metrics-port', 'x'], '--metrics-port is "x", but must be a port from 0 to 65535.'],
    [['--dist', '/no/such'], '--dist is "/no/such", but that folder holds no built app: it has no index.html.'],
    [['--gateway', '127.0.0.1:8090'], /^--gateway must be the web address of the gateway/],
    [['--gateway', 'gateway:8090'], /^--gateway must be the web address of the gateway/],
    [
      ['--gateway', 'http://u:secret@h'],
      /^--gateway must be the web address of the gateway, such as http:\/\/127\.0\.0\.1:8090\.$/,
    ],
    [['--gateway', ''], /^Usage: /],
  ])('is refused in one sentence where it cannot be used: %j', (args, message) => {
    expect(() => start(...args)).toThrow(message);
  });
});
