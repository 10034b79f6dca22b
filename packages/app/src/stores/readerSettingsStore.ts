import { createStore, type StoreApi } from 'zustand/vanilla';
import type { KeyValueStorage } from '../services/createStorage.ts';

export const readerThemes = ['white', 'eye', 'parchment', 'night', 'system'] as const;
export type ReaderTheme = (typeof readerThemes)[number];

export const readerPagings = ['vertical', 'slide', 'cover', 'none'] as const;
export type ReaderPaging = (typeof readerPagings)[number];

export const readerFonts = ['system', 'song', 'kai'] as const;
export type ReaderFontName = (typeof readerFonts)[number];

/** How a reader wants text to look and pages to turn; kept per device. */
export interface ReaderSettings {
  /** px, one of `fontSizes`. */
  fontSize: number;
  /** Ratio to the font size, one of `lineHeights`. */
  lineHeight: number;
  /** Extra space between paragraphs, in em, one of `paragraphGaps`. */
  paragraphGap: number;
  /** Side margin, in px, one of `margins`. */
  margin: number;
  font: ReaderFontName;
  theme: ReaderTheme;
  paging: ReaderPaging;
}

export const fontSizes = [14, 16, 18, 20, 22, 24, 26, 28, 30, 32] as const;
export const lineHeights = [1.5, 1.75, 2, 2.25] as const;
export const paragraphGaps = [0, 0.5, 1] as const;
export const margins = [12, 20, 28, 40] as const;

export const defaultReaderSettings: ReaderSettings = {
  fontSize: 20,
  lineHeight: 1.75,
  paragraphGap: 0.5,
  margin: 20,
  font: 'system',
  theme: 'system',
  paging: 'vertical',
};

export interface ReaderSettingsState {
  settings: ReaderSettings;
  change: (change: Partial<ReaderSettings>) => void;
}

export type ReaderSettingsStore = StoreApi<ReaderSettingsState>;

export interface HostReaderStyle {
  /** What a device starts with (HOST-10). */
  start?: Partial<ReaderSettings>;
  /** What holds whatever the reader chose (HOST-11). */
  forced?: Partial<ReaderSettings>;
}

const KEY = 'reader_settings';

const oneOf = <T>(allowed: readonly T[], value: unknown): T | undefined => allowed.find((one) => one === value);

/** Keeps the fields that still make sense; a field that a later version dropped or renamed falls back by itself. */
function parse(value: unknown): Partial<ReaderSettings> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const stored: Partial<Record<keyof ReaderSettings, unknown>> = value;
  const known: Partial<Record<keyof ReaderSettings, unknown>> = {
    fontSize: oneOf(fontSizes, stored.fontSize),
    lineHeight: oneOf(lineHeights, stored.lineHeight),
    paragraphGap: oneOf(paragraphGaps, stored.paragraphGap),
    margin: oneOf(margins, stored.margin),
    font: oneOf(readerFonts, stored.font),
    theme: oneOf(readerThemes, stored.theme),
    paging: oneOf(readerPagings, stored.paging),
  };
  return Object.fromEntries(Object.entries(known).filter(([, field]) => field !== undefined));
}

/** The reader's settings of this device; a host may set what they start with and force some of them [READER-40]. */
export const createReaderSettingsStore = (
  storage: KeyValueStorage,
  { start = {}, forced = {} }: HostReaderStyle = {},
): ReaderSettingsStore =>
  createStore<ReaderSettingsState>()((set, get) => ({
    settings: { ...defaultReaderSettings, ...start, ...storage.read(KEY, parse), ...forced },
    change: (change) => {
      const settings = { ...get().settings, ...change, ...forced };
      storage.write(KEY, settings);
      set({ settings });
    },
  }));
