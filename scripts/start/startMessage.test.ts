import { describe, expect, it } from 'vitest';
import { startMessage } from './startMessage.ts';

const started = {
  hosts: [
    { description: '书页 in a plain browser', port: 8080 },
    { description: 'the mini-app', port: 8082 },
  ],
  gatewayPort: 8091,
  dataDir: '/srv/books',
};

describe('the message of a start', () => {
  it('tells each address, the data folder, how to add books and how to stop', () => {
    const message = startMessage(started);
    for (const told of [
      'http://127.0.0.1:8080/',
      'http://127.0.0.1:8082/',
      'http://127.0.0.1:8091/',
      '/srv/books',
      'npx -y pnpm@12 library add',
      'Ctrl-C',
    ]) {
      expect(message).toContain(told);
    }
  });

  it('tells the address in the network of each app when it is open to it, but not of the gateway', () => {
    const message = startMessage({ ...started, lanAddress: '192.168.1.9' });
    expect(message.match(/http:\/\/192\.168\.1\.9:\d+/g)).toEqual([
      'http://192.168.1.9:8080',
      'http://192.168.1.9:8082',
    ]);
  });

  it('tells where the hosts can be tried, where they can', () => {
    const laboratory = 'http://127.0.0.1:8100/laboratory/';
    expect(startMessage({ ...started, laboratory })).toMatch(
      /The hosts in a phone +http:\/\/127\.0\.0\.1:8100\/laboratory\//,
    );
    expect(startMessage(started)).not.toContain('in a phone');
  });

  it('warns where others reach the apps that they are for trials, and only there', () => {
    expect(startMessage({ ...started, lanAddress: '192.168.1.9' })).toContain('For trials only');
    expect(startMessage(started)).not.toContain('For trials only');
  });

  it('says that each login has a code of its own where the network is shared', () => {
    expect(startMessage({ ...started, loginCode: 'terminal' })).toMatch(/登录验证码 +shown here for each login/);
  });

  it('tells the login code where there is one (A-25)', () => {
    expect(startMessage({ ...started, loginCode: '000000' })).toMatch(/登录验证码 +000000/);
    expect(startMessage(started)).not.toContain('登录验证码');
  });
});
