import { describe, expect, it } from 'vitest';
import { injectConfig } from './injectConfig.ts';
import { runtimeConfig } from './runtimeConfig.ts';

const HTML = '<html><head><title>t</title></head><body></body></html>';

const configIn = (page: string): string =>
  /<script id="shuye-config" type="application\/json">(.*?)<\/script>/.exec(page)?.[1] ?? '';

describe('the configuration in the page', () => {
  it('is read back as it was written', () => {
    const config = runtimeConfig({ SHUYE_SITE_ID: '77' });
    expect(JSON.parse(configIn(injectConfig(HTML, config)))).toEqual(config);
  });

  it.each(['</script><script>alert(1)</script>', '<!--', '\u2028\u2029', '$& $1'])(
    'cannot end its element: %j',
    (siteId) => {
      const page = injectConfig(HTML, { ...runtimeConfig({}), siteId });
      expect(page.match(/<\/?script/g)).toHaveLength(2);
      expect(page).not.toMatch(/[\u2028\u2029]/);
      expect(JSON.parse(configIn(page))).toMatchObject({ siteId });
    },
  );
});

describe('what pages are told', () => {
  it('is their own origin and the local keys unless the environment says otherwise [SIGN-04]', () => {
    const { addresses, signKeys, siteId } = runtimeConfig({
      SHUYE_SIGN_KEY_AD: 'k',
    });
    expect(addresses).toMatchObject({ pay: '', book: '' });
    expect(signKeys).toMatchObject({ ad: 'k', book: 'dev-book' });
    expect(siteId).toBe('6666');
  });

  it('is the same for what is empty as for what is not set [SIGN-04]', () => {
    const env = { SHUYE_SIGN_KEY_AD: '', SHUYE_SITE_ID: '', SHUYE_VERSION: '' };
    expect(runtimeConfig(env)).toEqual(runtimeConfig({}));
  });

  it('is where readers log in and write to us, where an operator has pages for it [ME-14]', () => {
    const env = { SHUYE_LOGIN_URL: 'https://account.example/in', SHUYE_FEEDBACK_URL: 'https://feedback.example' };
    expect(runtimeConfig(env)).toMatchObject({
      loginUrl: 'https://account.example/in',
      feedbackUrl: 'https://feedback.example',
    });
    expect(Object.keys(runtimeConfig({}))).not.toContain('feedbackUrl');
  });
});
