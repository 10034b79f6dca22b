import { createStore, type StoreApi } from 'zustand/vanilla';
import type { KeyValueStorage } from '../storage/createStorage.ts';

export const readerThemes = ['white', 'eye', 'parchment', 'night', 'system'] as const;
export type ReaderTheme = (typeof readerThemes)[number];

export const readerPagings = ['vertical', 'slide', 'cover', 'none'] as const;
export type ReaderPaging = (typeof readerPagings)[number];

export const readerFonts = ['system', 'song', 'kai'] as const;
export type ReaderFontName = (typeof readerFonts)[number];

export const readerScripts = ['source', 'simplified', 'traditional'] as const;
export type ReaderScript = (typeof readerScripts)[number];

/** How a reader wants text to look and pages to turn; kept per device. */
export interface ReaderSettings {
  /** One of `fontSizes`, px. */
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
  /** Per cent of the screen's own light, one of `brightnesses`. */
  brightness: number;
  squeeze: boolean;
  spread: boolean;
  script: ReaderScript;
  /** One letter for each ninth of the page, row by row: p(revious), m(enu), n(ext); empty for the usual. */
  tapMap: string;
  keys: boolean;
  keepAwake: boolean;
}

export const fontSizes = [14, 16, 18, 20, 22, 24, 26, 28, 30, 32] as const;
export const lineHeights = [1.5, 1.75, 2, 2.25] as const;
export const paragraphGaps = [0, 0.5, 1] as const;
export const margins = [12, 20, 28, 40] as const;
export const brightnesses = [30, 40, 50, 60, 70, 80, 90, 100] as const;

export const defaultReaderSettings: ReaderSettings = {
  fontSize: 20,
  lineHeight: 1.75,
  paragraphGap: 0.5,
  margin: 20,
  font: 'system',
  theme: 'system',
  paging: 'vertical',
  brightness: 100,
  squeeze: true,
  spread: true,
  script: 'source',
  tapMap: '',
  keys: true,
  keepAwake: false,
};

export interface ReaderSettingsState {
  settings: ReaderSettings;
  forced: Partial<ReaderSettings>;
  change: (change: Partial<ReaderSettings>) => void;
}

export type ReaderSettingsStore = StoreApi<ReaderSettingsState>;

export interface HostReaderStyle {
  /** Settings that a device starts with (HOST-10). */
  start?: Partial<ReaderSettings> | undefined;
  /** Holds whatever the reader chose (HOST-11). */
  forced?: Partial<ReaderSettings> | undefined;
}

const KEY = 'reader_settings';

const switches: readonly unknown[] = [true, false];
const allowed: Readonly<Record<Exclude<keyof ReaderSettings, 'tapMap'>, readonly unknown[]>> = {
  fontSize: fontSizes,
  lineHeight: lineHeights,
  paragraphGap: paragraphGaps,
  margin: margins,
  font: readerFonts,
  theme: readerThemes,
  paging: readerPagings,
  brightness: brightnesses,
  squeeze: switches,
  spread: switches,
  script: readerScripts,
  keys: switches,
  keepAwake: switches,
};

/** A page without a ninth for the menu would lock its reader in. */
const isTapMap = (value: unknown): boolean => typeof value === 'string' && /^(?=.*m)[pmn]{9}$|^$/.test(value);

const isAllowed = ([name, value]: [string, unknown]): boolean =>
  name === 'tapMap'
    ? isTapMap(value)
    : Object.hasOwn(allowed, name) && allowed[name as keyof typeof allowed].includes(value);

/** Keeps the fields that still make sense; a field that a later version dropped or renamed falls back by itself. */
const parse = (value: unknown): Partial<ReaderSettings> | undefined =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value).filter(isAllowed)) : undefined;

/**
 * Settings are kept on the device; a host may set what they start with and force some of them [READER-40]. A change begins
 * with what is stored: another tab, or a file that was imported, may have changed others.
 */
export const createReaderSettingsStore = (
  storage: KeyValueStorage,
  { start = {}, forced = {} }: HostReaderStyle = {},
): ReaderSettingsStore =>
  createStore<ReaderSettingsState>()((set) => {
    const storedWith = (change?: Partial<ReaderSettings>): ReaderSettings => ({
      ...defaultReaderSettings,
      ...start,
      ...storage.read(KEY, parse),
      ...change,
      ...forced,
    });
    return {
      settings: storedWith(),
      forced,
      change: (change) => {
        const settings = storedWith(change);
        storage.write(KEY, settings);
        set({ settings });
      },
    };
  });
