import { createRequire } from 'node:module';

const FONT = '@expo-google-fonts/zcool-xiaowei/400Regular/ZCOOLXiaoWei_400Regular.ttf';
const FAMILY = 'ZCOOL XiaoWei';

/** The font that the gateway brings along, and the machine's where that one is not enough. */
export const drawingFont = (loadSystemFonts: boolean) => ({
  loadSystemFonts,
  fontFiles: [createRequire(import.meta.url).resolve(FONT)],
  defaultFontFamily: FAMILY,
  serifFamily: FAMILY,
});

/** The words with the dot that the font has between the parts of foreign names. */
export const withFontDots = (words: string): string => words.replaceAll('·', '•');
