import { parseQuery } from '@shuye/core-domain/query';
import { NO_CHAPTER, parseReaderQuery, type ReaderParameters } from '@shuye/core-domain/reader';
import type { ReaderPaging } from '../../../stores/readerSettingsStore.ts';

export interface ReaderAddressRequest {
  forcedChapterId?: string;
  /** From 0; -1 asks for none. */
  forcedChapterIndex: number;
  /** Absent where the address does not speak of paging. */
  paging?: Extract<ReaderPaging, 'vertical' | 'slide'>;
  paintsStored: boolean;
  parameters: ReaderParameters;
}

/** The names that force a chapter; once it is open, they have done their work. */
const FORCING = ['forceChapterId', 'forceChapterIndex'];
/** The video application, which reads from top to bottom (D-102). */
const VIDEO_APP = 'youku';

/** Parses what the reader's address asks for [RPARAM-02..08, RPARAM-10]. */
export function readerAddress(search: string): ReaderAddressRequest {
  const query = parseQuery(search);
  const parameters = parseReaderQuery(query);
  const { forceChapterId, forceChapterIndex, paging, useCache } = parameters;
  const speaksOfPaging = query.has('paging') || query.get('from') === VIDEO_APP;
  return {
    ...(forceChapterId === NO_CHAPTER ? {} : { forcedChapterId: forceChapterId }),
    forcedChapterIndex: forceChapterIndex,
    ...(speaksOfPaging ? { paging: paging === 'horizontal' ? ('slide' as const) : ('vertical' as const) } : {}),
    paintsStored: useCache,
    parameters,
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
