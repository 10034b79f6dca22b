import { coverPalette } from './coverPalette.ts';
import { darkColors, lightColors, readingThemes } from './colors.ts';

/**
 * The single source of every design value. `tokens.css`, the tokens page and the contrast test are made from it.
 * Keys become CSS custom properties: `text.md` is `--text-md`.
 */
export const tokens = {
  color: { light: lightColors, dark: darkColors },
  reading: readingThemes,
  cover: coverPalette,

  font: {
    sans: "system-ui, -apple-system, 'PingFang SC', 'Noto Sans CJK SC', 'Microsoft YaHei', sans-serif",
    song: "'Songti SC', STSong, 'Noto Serif CJK SC', 'Source Han Serif SC', SimSun, serif",
    kai: "'Kaiti SC', STKaiti, KaiTi, 'Noto Serif CJK SC', serif",
  },

  /** Sizes in px at the normal step, then at the elder step; written in rem so that a reader's own font size counts. */
  text: {
    xs: [12, 18],
    sm: [13, 18],
    md: [15, 20],
    lg: [17, 22],
    xl: [20, 26],
    '2xl': [24, 30],
    '3xl': [30, 36],
  },
  leading: { ui: '1.4', text: '1.75' },
  weight: { regular: '400', strong: '600' },

  /** Multiples of the 4 px grid. */
  space: {
    1: '4px',
    2: '8px',
    3: '12px',
    4: '16px',
    5: '20px',
    6: '24px',
    7: '28px',
    8: '32px',
    10: '40px',
    12: '48px',
    16: '64px',
  },
  radius: { cover: '4px', control: '8px', card: '12px', sheet: '16px', pill: '999px' },

  /** Control sizes in px at the normal step, then at the elder step. */
  size: {
    target: [44, 60],
    'tab-bar': [50, 64],
    'top-bar': [44, 60],
    button: [44, 60],
    'button-small': [32, 44],
    icon: [24, 30],
    'icon-small': [18, 22],
  },
  measure: { page: '680px', wide: '1080px' },

  shadow: {
    cover: '0 1px 2px rgba(31, 28, 24, 0.16), 0 6px 14px -6px rgba(31, 28, 24, 0.28)',
    raised: '0 1px 2px rgba(31, 28, 24, 0.06), 0 4px 16px -4px rgba(31, 28, 24, 0.12)',
    sheet: '0 -8px 32px -8px rgba(20, 18, 16, 0.24)',
    dialog: '0 16px 48px -12px rgba(20, 18, 16, 0.36)',
  },

  /** Higher layers lie above lower ones. UI-11 fixes the confirm dialog's 1002. */
  layer: { bar: '100', widget: '200', sheet: '1000', dialog: '1002', toast: '1010' },

  motion: {
    press: '120ms',
    sheet: '200ms',
    page: '280ms',
    layer: '300ms',
    enter: 'cubic-bezier(0, 0, 0.2, 1)',
    leave: 'cubic-bezier(0.4, 0, 1, 1)',
  },
} as const;

export type Theme = keyof typeof tokens.color;
export type ColorName = keyof typeof lightColors;
export type ReadingTheme = keyof typeof readingThemes;
