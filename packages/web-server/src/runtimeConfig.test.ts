import { describe, expect, it } from 'vitest';
import { runtimeConfig } from './runtimeConfig.ts';

const settingsOf = (text: string) => runtimeConfig({ SHUYE_HOST_SETTINGS: text }).hostSettings;

describe('what pages are told of the settings of hosts', () => {
  it('is nothing where operators changed nothing', () => {
    expect(runtimeConfig({})).not.toHaveProperty('hostSettings');
    expect(runtimeConfig({ SHUYE_HOST_SETTINGS: '' })).not.toHaveProperty('hostSettings');
  });

  it('is what they changed of each host, under the names of the program [HOST-04] [HOST-19]', () => {
    const text = JSON.stringify({ youku: { adEnabled: false }, alipay: { freeReadChapterNum: 5 } });
    expect(settingsOf(text)).toEqual({
      youku: { reader: { adsEnabled: false } },
      alipay: { reader: { freeReadCounts: { anyBook: 5 } } },
    });
  });

  it.each([
    ['{', 'SHUYE_HOST_SETTINGS must be JSON: an object with the settings of each host.'],
    ['7', 'SHUYE_HOST_SETTINGS must be a JSON object.'],
    ['[]', 'SHUYE_HOST_SETTINGS must be a JSON object.'],
    ['{"youku":1}', 'SHUYE_HOST_SETTINGS: youku must be an object.'],
    ['{"youku":{"adEnabled":1}}', 'SHUYE_HOST_SETTINGS: youku.adEnabled must be true or false.'],
  ])('stops the start where it cannot be used: %s', (text, message) => {
    expect(() => settingsOf(text)).toThrow(message);
  });
});

describe('the pages that readers are led to', () => {
  it.each(['https://account.example/in?from=shuye', '/in'])('are addresses or paths of ours: %s', (address) => {
    const { loginUrl, feedbackUrl } = runtimeConfig({ SHUYE_LOGIN_URL: address, SHUYE_FEEDBACK_URL: address });
    expect({ loginUrl, feedbackUrl }).toEqual({ loginUrl: address, feedbackUrl: address });
  });

  it.each(['account.example/in', 'javascript:void 0', '//account.example', '/\\account.example', 'http://'])(
    'stop the start where browsers would go somewhere else: %s',
    (address) => {
      for (const name of ['SHUYE_LOGIN_URL', 'SHUYE_FEEDBACK_URL']) {
        expect(() => runtimeConfig({ [name]: address })).toThrow(
          `${name} is "${address}", but must be a web address, or a path that begins with /.`,
        );
      }
    },
  );
});
