import { describe, expect, it } from 'vitest';
import { aTree } from './testing/aTree.ts';
import { findWebKit } from './webkit.ts';

const { root } = aTree({
  'bin/WebKitWebDriver': '',
  'bin/Xvfb': '',
  'half/WebKitWebDriver': '',
  'lib/webkit2gtk-4.0/MiniBrowser': '',
  'lib/webkit2gtk-4.1/MiniBrowser': '',
});
const browsers = `${root}/lib/webkit2gtk-4.*/MiniBrowser`;

describe('findWebKit', () => {
  it('finds the driver, the newest browser and the screen', () => {
    expect(findWebKit({ PATH: `${root}/half:${root}/bin` }, browsers)).toEqual({
      driver: `${root}/half/WebKitWebDriver`,
      browser: `${root}/lib/webkit2gtk-4.1/MiniBrowser`,
      display: `${root}/bin/Xvfb`,
    });
  });

  it.each([
    ['the screen', { PATH: `${root}/half` }, browsers],
    ['the browser', { PATH: `${root}/bin` }, `${root}/none/*`],
    ['the driver', {}, browsers],
  ])('finds nothing where %s is missing', (_, env, places) => {
    expect(findWebKit(env, places)).toBeUndefined();
  });
});
