import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Host } from '../Host.ts';
import { applyHostSettings } from './applyHostSettings.ts';
import { parseHostSettings } from './parseHostSettings.ts';

const host: Host = {
  id: 'taobao',
  platform: { android: 109, ios: 110 },
  payMode: 11,
  reader: { isPlatformPath: true, adsEnabled: true },
  cover: { goReadMethod: 'by-variant' },
  guide: {
    bars: { actionBar: true, freeChapterBar: false, freeChapterButton: false, chargeChapterBar: false },
  },
  bridge: { isOnline: () => true, onNetworkChange: () => () => undefined },
};

const bars = { actionBar: true, freeChapterBar: false, freeChapterButton: false, chargeChapterBar: false };
const aBar = { show: true, text: '看全本', buttonText: '打开', img: '/bar.png' };

/** Each setting, and what of the host it changes. */
const rows: readonly [row: string, settings: object, changed: object][] = [
  ['goReadMethod [HOST-02]', { goReadMethod: 'native' }, { cover: { goReadMethod: 'native' } }],
  [
    'goReaderByWebviewMinVer [HOST-03]',
    { goReadMethod: 'webview', goReaderByWebviewMinVer: '1.0.8' },
    { cover: { goReadMethod: 'webview', goReaderByWebviewMinVer: '1.0.8' } },
  ],
  ['adEnabled [HOST-04] [AD-11]', { adEnabled: false }, { reader: { adsEnabled: false } }],
  ['showReaderCommonActionBar [HOST-05]', { showReaderCommonActionBar: false }, { bars: { actionBar: false } }],
  ['showFreeChapterGuideBar [HOST-06]', { showFreeChapterGuideBar: true }, { bars: { freeChapterBar: true } }],
  [
    'showFreeChapterFixedGuideBtn [HOST-07]',
    { showFreeChapterFixedGuideBtn: true },
    { bars: { freeChapterButton: true } },
  ],
  ['showChargeChapterGuideBar [HOST-08]', { showChargeChapterGuideBar: true }, { bars: { chargeChapterBar: true } }],
  ['trailerPage.hideButton [HOST-09]', { trailerPage: { hideButton: true } }, { reader: { hidesTrailerButton: true } }],
  [
    'defaultStyleSetting [HOST-10]',
    { defaultStyleSetting: { fontSize: 24, theme: 'night' } },
    { reader: { defaultStyle: { fontSize: 24, theme: 'night' } } },
  ],
  [
    'importantStyleSetting [HOST-11]',
    { importantStyleSetting: { paging: 'vertical' } },
    { reader: { importantStyle: { paging: 'vertical' } } },
  ],
  ['ignoreSlide [HOST-12]', { ignoreSlide: true }, { reader: { ignoresSlide: true } }],
  ['showLockedPreview [HOST-13]', { showLockedPreview: true }, { reader: { showsLockedPreview: true } }],
  [
    'guideBoxConfig [HOST-14]',
    { guideBoxConfig: { img: '/box.png', startChapter: 2, offsetChapter: 0 } },
    { guide: { box: { img: '/box.png', startChapter: 2, offsetChapter: 0 } } },
  ],
  ['commonActionBar [HOST-15]', { commonActionBar: aBar }, { guide: { miniApp: { actionBar: aBar } } }],
  ['chargeGuideBar [HOST-16]', { chargeGuideBar: aBar }, { guide: { miniApp: { chargeBar: aBar } } }],
  ['freeGuideTopBar [HOST-17]', { freeGuideTopBar: aBar }, { guide: { miniApp: { freeTopBar: aBar } } }],
  [
    'freeGuideBottomFixedBar [HOST-18]',
    { freeGuideBottomFixedBar: { fadeTime: 3000, showFreeFixedGuideBtn: true } },
    { guide: { miniApp: { freeBottomBar: { fadeTime: 3000, showButton: true } } } },
  ],
  ['freeReadChapterNum [HOST-19]', { freeReadChapterNum: 5 }, { reader: { freeReadCounts: { anyBook: 5 } } }],
  [
    'freeBookFreeReadChapterNum [HOST-20]',
    { freeBookFreeReadChapterNum: 9 },
    { reader: { freeReadCounts: { freeBook: 9 } } },
  ],
  [
    'chargeBookFreeReadChapterNum [HOST-21]',
    { chargeBookFreeReadChapterNum: 0 },
    { reader: { freeReadCounts: { chargedBook: 0 } } },
  ],
];

describe('the settings that an operator changes without a release', () => {
  it.each(rows)('change the host by %s, and nothing else of it', (_row, given, changed) => {
    const { reader = {}, cover = {}, guide = {}, bars: ownBars = {} } = changed as Record<string, object>;
    expect(applyHostSettings(host, parseHostSettings(given, 'taobao'))).toEqual({
      ...host,
      reader: { ...host.reader, ...reader },
      cover: { ...host.cover, ...cover },
      guide: { bars: { ...bars, ...ownBars }, ...guide },
    });
  });

  it('left out leave the host as its app has it', () => {
    expect(parseHostSettings({}, 'taobao')).toEqual({});
    expect(applyHostSettings(host, {})).toEqual(host);
  });

  it('lead to an app also where the host has no guide of its own', () => {
    const { guide: _guide, cover: _cover, ...plain } = host;
    const changed = applyHostSettings(plain, parseHostSettings({ showFreeChapterGuideBar: true }, 'h5'));
    expect(changed.guide).toEqual({ bars: { ...bars, actionBar: false, freeChapterBar: true } });
    expect(changed.cover).toBeUndefined();
  });

  it.each<[object, string]>([
    [{ adEnabled: 'yes' }, 'taobao.adEnabled must be true or false.'],
    [{ freeReadChapterNum: -1 }, 'taobao.freeReadChapterNum must be a whole number from 0.'],
    [{ freeReadChapterNum: '5' }, 'taobao.freeReadChapterNum must be a whole number from 0.'],
    [
      { guideBoxConfig: { img: 'javascript:alert(1)' } },
      'taobao.guideBoxConfig.img must be a path of ours or an address with https.',
    ],
    [
      { guideBoxConfig: { img: '//other.example/a' } },
      'taobao.guideBoxConfig.img must be a path of ours or an address with https.',
    ],
    [{ trailerPage: true }, 'taobao.trailerPage must be an object.'],
    [{ trailerPage: [] }, 'taobao.trailerPage must be an object.'],
    [{ commonActionBar: { text: ' ' } }, 'taobao.commonActionBar.text must be a text.'],
    [{ goReaderByWebviewMinVer: 'new' }, 'taobao.goReaderByWebviewMinVer must be a version such as 1.0.8.'],
    [{ importantStyleSetting: { paging: 'flip' } }, 'one of vertical, slide, cover, none.'],
    [{ adsEnabled: true }, 'taobao.adsEnabled is no setting: known are goReadMethod'],
    [{ constructor: true }, 'taobao.constructor is no setting'],
  ])('that cannot be used are named: %j', (given, message) => {
    expect(() => parseHostSettings(given, 'taobao')).toThrow(message);
  });

  it('are either refused in words or leave a host that is whole, whatever is written', () => {
    const names = rows.flatMap(([, given]) => Object.keys(given));
    const anything = fc.dictionary(fc.constantFrom(...names), fc.anything(), { maxKeys: 4 });
    fc.assert(
      fc.property(anything, (given) => {
        try {
          const changed = applyHostSettings(host, parseHostSettings(given, 'taobao'));
          expect(changed).toMatchObject({ id: 'taobao', payMode: 11, platform: host.platform });
          expect(Object.values(changed.guide?.bars ?? {}).every((shows) => typeof shows === 'boolean')).toBe(true);
        } catch (error) {
          expect((error as Error).message).toMatch(/^taobao\./);
        }
      }),
    );
  });
});
