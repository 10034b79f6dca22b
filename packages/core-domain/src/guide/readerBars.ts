import type { ChapterAccess } from '../access/chapterAccess.ts';
import { guideText, guideTexts } from './guideTexts.ts';

export interface ReaderBarSettings {
  actionBar: boolean;
  freeChapterBar: boolean;
  freeChapterButton: boolean;
  chargeChapterBar: boolean;
}

/** Words and picture of a bar from the mini-app's configuration; what is missing has a default (D-114). */
export interface BarConfig {
  show?: boolean | undefined;
  text?: string | undefined;
  buttonText?: string | undefined;
  img?: string | undefined;
}

export interface MiniAppBars {
  actionBar?: BarConfig | undefined;
  chargeBar?: BarConfig | undefined;
  freeTopBar?: BarConfig | undefined;
  freeBottomBar?: { fadeTime?: number | undefined; showButton?: boolean | undefined } | undefined;
}

export interface ReaderMoment {
  settings: ReaderBarSettings;
  miniApp?: MiniAppBars | undefined;
  isFreeChapter: boolean;
  access: ChapterAccess;
  showAppGuide?: boolean | undefined;
}

export interface ShownBar {
  text: string;
  buttonText: string;
  img?: string;
}

export interface ReaderBars {
  actionBar: boolean;
  freeTopBar?: ShownBar;
  /** `fadeAfter` in milliseconds; without it, or where the setting makes no sense, the button stays (D-113). */
  freeButton?: { text: string; fadeAfter?: number };
  chargeBar?: ShownBar;
  infoBar: boolean;
}

const shown = (config: BarConfig | undefined, text: string): ShownBar => ({
  text: config?.text?.trim() || text,
  buttonText: guideText(config?.buttonText),
  ...(config?.img ? { img: config.img } : {}),
});

const fade = (fadeTime: number | undefined): { fadeAfter?: number } =>
  fadeTime !== undefined && Number.isFinite(fadeTime) && fadeTime > 0 ? { fadeAfter: fadeTime } : {};

export function readerBars(moment: ReaderMoment): ReaderBars {
  const { settings, miniApp, isFreeChapter, access, showAppGuide = false } = moment;
  const bars: ReaderBars = {
    actionBar: settings.actionBar && miniApp?.actionBar?.show !== false,
    infoBar: showAppGuide,
  };

  if (isFreeChapter && settings.freeChapterBar && miniApp?.freeTopBar?.show !== false) {
    bars.freeTopBar = shown(miniApp?.freeTopBar, guideTexts.freeChapter);
  }
  const miniAppAllows = !miniApp || miniApp.freeBottomBar?.showButton === true;
  if (isFreeChapter && settings.freeChapterButton && miniAppAllows) {
    bars.freeButton = { text: guideTexts.freeReading, ...fade(miniApp?.freeBottomBar?.fadeTime) };
  }
  // Beyond the chapters a host gives away nothing is sold: the bar is the only way on (D-063).
  const isBeyondQuota = access.locked && access.reason === 'beyond-quota';
  const isWanted = settings.chargeChapterBar && miniApp?.chargeBar?.show !== false;
  if (access.locked && (isBeyondQuota || isWanted)) {
    bars.chargeBar = shown(miniApp?.chargeBar, guideTexts.lockedChapter);
  }
  return bars;
}
