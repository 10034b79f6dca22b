import type { ReaderPaging } from '../../stores/readerSettingsStore.ts';

export interface ReaderAddressWishes {
  forcedChapterId?: string;
  /** From 0; -1 wishes for nothing. */
  forcedChapterIndex: number;
  /** Only where the address speaks of paging. */
  paging?: Extract<ReaderPaging, 'vertical' | 'slide'>;
  isWelfare: boolean;
  /** Show what the device has stored until the chapter is fetched. */
  paintsStored: boolean;
}

/** The names that force a chapter; once it is open, they have done their work. */
const FORCING = ['forceChapterId', 'forceChapterIndex'];
/** The video application, which reads from top to bottom (D-102). */
const VIDEO_APP = 'youku';

const wholeNumber = (text: string | null): number => (text !== null && /^\d{1,9}$/.test(text) ? Number(text) : -1);

function pagingOf(query: URLSearchParams): ReaderAddressWishes['paging'] {
  if (query.get('from') === VIDEO_APP) return 'vertical';
  const paging = query.get('paging');
  if (paging === null) return undefined;
  return paging === 'horizontal' ? 'slide' : 'vertical';
}

/** What the reader's address asks for [RPARAM-02..04, RPARAM-05, RPARAM-07, RPARAM-08, RPARAM-10]. */
export function readerAddress(query: URLSearchParams): ReaderAddressWishes {
  const forcedChapterId = query.get('forceChapterId');
  const paging = pagingOf(query);
  return {
    ...(forcedChapterId ? { forcedChapterId } : {}),
    forcedChapterIndex: wholeNumber(query.get('forceChapterIndex')),
    ...(paging ? { paging } : {}),
    isWelfare: query.get('welfareEnabled') === 'true',
    paintsStored: query.get('useCache') === '1',
  };
}

/** The query without its forced chapter, so that a reload goes on where reading stopped; undefined where it has none. */
export function withoutForcedChapter(query: URLSearchParams): string | undefined {
  if (!FORCING.some((name) => query.has(name))) return undefined;
  const rest = new URLSearchParams(query);
  for (const name of FORCING) rest.delete(name);
  const text = rest.toString();
  return text === '' ? '' : `?${text}`;
}
