import type { ReaderStyle } from '@shuye/reader-engine';
import type { ReaderFontName, ReaderSettings } from '../../../stores/readerSettingsStore.ts';

/** Fonts with Chinese letters first: Latin ones would lend their narrow quotes to Chinese text. */
const families: Readonly<Record<ReaderFontName, string>> = {
  system: 'PingFang SC, Noto Sans CJK SC, Source Han Sans SC, Microsoft YaHei, Droid Sans Fallback, sans-serif',
  song: 'Songti SC, STSong, Noto Serif CJK SC, Source Han Serif SC, SimSun, serif',
  kai: 'Kaiti SC, STKaiti, KaiTi, Noto Serif CJK SC, serif',
};

type Typography = Pick<
  ReaderSettings,
  'fontSize' | 'lineHeight' | 'paragraphGap' | 'margin' | 'font' | 'squeeze' | 'spread'
>;

/** The reader's choice as the engine takes it; titles are set in song whatever the text is set in. */
export const readingStyle = ({ font, fontSize, spread, squeeze, ...rest }: Typography, zoom = 1): ReaderStyle => ({
  ...rest,
  fontSize: fontSize * zoom,
  textZoom: zoom,
  columns: spread ? 2 : 1,
  punctuationCompression: squeeze,
  fontFamily: families[font],
  headingFamily: families.song,
});
