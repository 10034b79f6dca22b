import { BookFormat } from '../book/Book.ts';
import type { Query } from '../query/parseQuery.ts';
import { NO_CHAPTER, type Paging, type ReaderParameters } from './ReaderParameters.ts';

/** The video application reads from top to bottom, whatever paging its links ask for (D-102). */
const VIDEO_APP = 'youku';

const DIGITS = /^\d+$/;

const isOn = (value: string | undefined): boolean => value === 'true' || value === '1';

/** Digits within the integers that stay exact; anything else counts as not given. */
function wholeNumber(text: string | undefined): number | undefined {
  const value = text !== undefined && DIGITS.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(value) ? value : undefined;
}

/** Ids are kept as text: some are longer than numbers are exact. */
const forcedId = (text: string | undefined): string | typeof NO_CHAPTER =>
  text !== undefined && DIGITS.test(text) ? text : NO_CHAPTER;

const paging = (query: Query): Paging =>
  query.get('paging') === 'horizontal' && query.get('from') !== VIDEO_APP ? 'horizontal' : 'vertical';

/** The reader's parameters from its address; what is missing or makes no sense takes its default. */
export function parseReaderQuery(query: Query): ReaderParameters {
  const energyAlert = query.get('isAntEnergyBookEndTimeAlert');
  return {
    bookType: query.get('bookType') === String(BookFormat.Epub) ? BookFormat.Epub : BookFormat.Standard,
    forceChapterId: forcedId(query.get('forceChapterId')),
    forceChapterIndex: wholeNumber(query.get('forceChapterIndex')) ?? NO_CHAPTER,
    useCache: query.get('useCache') === '1',
    forceUseCurrentCid: query.get('forceUseCurrentCid') === '1',
    paging: paging(query),
    showAppGuide: query.get('showAppGuide') === '1',
    welfareEnabled: query.get('welfareEnabled') === 'true',
    isAntEnergyBook: isOn(query.get('isAntEnergyBook')),
    isAntEnergyBookEndTimeAlert: energyAlert === undefined || isOn(energyAlert),
    hideTabBar: query.get('hideTabBar') === 'true',
    channelSource: query.get('channelSrc'),
    topClass: wholeNumber(query.get('topClass')),
  };
}
