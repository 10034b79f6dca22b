import type { FreeReadCounts } from '@shuye/core-domain/access';
import type { OrderPayMode } from '@shuye/core-domain/host';
import type { GuideSettings } from './GuideSettings.ts';
import type { HostBridge } from './HostBridge.ts';

export interface ReaderSettings {
  /** Chapters given away here; beyond them a chapter is locked whatever else holds (D-063). */
  freeChapterCount?: number;
  /** The same by the book's free stack; stands before the one count (HOST-19..21). */
  freeReadCounts?: FreeReadCounts;
  /** Books of free stack 0 follow the chapter's own price here (D-065). */
  isPlatformPath: boolean;
  /** Horizontal swipes do nothing (D-110). */
  ignoresSlide?: boolean;
  /** A locked chapter shows its beginning (D-078). */
  showsLockedPreview?: boolean;
  /** The page after the last chapter goes without its button (HOST-09). */
  hidesTrailerButton?: boolean;
  adsEnabled?: boolean;
  /** How text looks on a device where its reader chose nothing yet (HOST-10). */
  defaultStyle?: ReaderStyleSetting;
  /** How text looks whatever a reader chose (HOST-11). */
  importantStyle?: ReaderStyleSetting;
}

/** How a cover opens the reader [HOST-02] (D-096). */
export interface CoverSettings {
  /** `by-variant`: as the cover's variant says, which the version of the host's app decides (D-095). */
  goReadMethod: 'route' | 'webview' | 'native' | 'by-variant';
  /** Version of the host's app from which a new webview can be asked for [HOST-03]. */
  goReaderByWebviewMinVer?: string;
}

/** A host's look of text: `fontSize` in px, even from 14 to 32; `lineHeight` 1.5, 1.75, 2 or 2.25 times it (D-110). */
export interface ReaderStyleSetting {
  fontSize?: number;
  lineHeight?: number;
  theme?: 'white' | 'eye' | 'parchment' | 'night' | 'system';
  paging?: 'vertical' | 'slide' | 'cover' | 'none';
}

/** A host as its app defines it: its bridge is opened in a browser alone, so that a server can render its pages. */
export interface HostDefinition {
  id: string;
  /** The wire's number for this host on each system; 0 is the plain browser [HOST-01]. */
  platform: { android: number; ios: number };
  payMode: OrderPayMode;
  /** Who logs readers in: a page of ours, or the host, which knows its user already (HOST-28). */
  login?: 'page' | 'host';
  reader: ReaderSettings;
  /** Absent, covers open the reader as a page. */
  cover?: CoverSettings;
  guide?: GuideSettings;
  /** Installs the offline application; absent where the container does so itself, or must not. */
  installOfflineApp?: () => void;
  /** Readers may open files of their own here: the container has a picker, and its browser keeps what is brought. */
  opensFiles?: true;
  openBridge: () => HostBridge;
}

/** The containing application as a value: all that differs between hosts. */
export interface Host extends Omit<HostDefinition, 'openBridge'> {
  bridge: HostBridge;
}
