import type { CoverSettings, ReaderStyleSetting } from '../Host.ts';
import type { HostSettings } from './HostSettings.ts';
import { fieldsOf, flag, oneOf, picture, text, version, wholeNumber } from './settingValues.ts';

const style = fieldsOf<ReaderStyleSetting>({
  fontSize: oneOf([14, 16, 18, 20, 22, 24, 26, 28, 30, 32]),
  lineHeight: oneOf([1.5, 1.75, 2, 2.25]),
  theme: oneOf(['white', 'eye', 'parchment', 'night', 'system']),
  paging: oneOf(['vertical', 'slide', 'cover', 'none']),
});

const bar = fieldsOf<{ show: boolean; text: string; buttonText: string; img: string }>({
  show: flag,
  text,
  buttonText: text,
  img: picture,
});

/** Under the names of the requirements, which operators and hosts' teams know [HOST-02..21]. */
const settings = fieldsOf({
  goReadMethod: oneOf<CoverSettings['goReadMethod']>(['route', 'webview', 'native', 'by-variant']),
  goReaderByWebviewMinVer: version,
  adEnabled: flag,
  showReaderCommonActionBar: flag,
  showFreeChapterGuideBar: flag,
  showFreeChapterFixedGuideBtn: flag,
  showChargeChapterGuideBar: flag,
  trailerPage: fieldsOf({ hideButton: flag }),
  defaultStyleSetting: style,
  importantStyleSetting: style,
  ignoreSlide: flag,
  showLockedPreview: flag,
  guideBoxConfig: fieldsOf({ img: picture, startChapter: wholeNumber, offsetChapter: wholeNumber }),
  commonActionBar: bar,
  chargeGuideBar: bar,
  freeGuideTopBar: bar,
  freeGuideBottomFixedBar: fieldsOf({ fadeTime: wholeNumber, showFreeFixedGuideBtn: flag }),
  freeReadChapterNum: wholeNumber,
  freeBookFreeReadChapterNum: wholeNumber,
  chargeBookFreeReadChapterNum: wholeNumber,
});

const isGiven = (value: unknown): boolean =>
  value !== undefined && (typeof value !== 'object' || Object.keys(value ?? {}).length > 0);

const given = <Shape extends object>(fields: { [Name in keyof Shape]: Shape[Name] | undefined }): Shape =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => isGiven(value))) as Shape;

/** @throws Error for operators that names the first value that cannot be used. */
export function parseHostSettings(value: unknown, path: string): HostSettings {
  const found = settings(value, path);
  const bottomBar = found.freeGuideBottomFixedBar;
  return given<HostSettings>({
    reader: given<NonNullable<HostSettings['reader']>>({
      adsEnabled: found.adEnabled,
      hidesTrailerButton: found.trailerPage?.hideButton,
      defaultStyle: found.defaultStyleSetting,
      importantStyle: found.importantStyleSetting,
      ignoresSlide: found.ignoreSlide,
      showsLockedPreview: found.showLockedPreview,
      freeReadCounts: given({
        anyBook: found.freeReadChapterNum,
        freeBook: found.freeBookFreeReadChapterNum,
        chargedBook: found.chargeBookFreeReadChapterNum,
      }),
    }),
    cover: given<NonNullable<HostSettings['cover']>>({
      goReadMethod: found.goReadMethod,
      goReaderByWebviewMinVer: found.goReaderByWebviewMinVer,
    }),
    guide: given<NonNullable<HostSettings['guide']>>({
      bars: given({
        actionBar: found.showReaderCommonActionBar,
        freeChapterBar: found.showFreeChapterGuideBar,
        freeChapterButton: found.showFreeChapterFixedGuideBtn,
        chargeChapterBar: found.showChargeChapterGuideBar,
      }),
      box: found.guideBoxConfig,
      miniApp: given({
        actionBar: found.commonActionBar,
        chargeBar: found.chargeGuideBar,
        freeTopBar: found.freeGuideTopBar,
        freeBottomBar:
          bottomBar && given({ fadeTime: bottomBar.fadeTime, showButton: bottomBar.showFreeFixedGuideBtn }),
      }),
    }),
  });
}
