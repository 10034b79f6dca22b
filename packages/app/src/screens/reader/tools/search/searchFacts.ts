import { MOST_HITS, type BookSearchState } from './useBookSearch.ts';

export function searchFacts({ words, hits, progress, failures, isCut }: BookSearchState): string {
  if (words === '') return '';
  const found = isCut ? `只列出前${MOST_HITS}处` : `找到${hits.length}处`;
  const missed = failures > 0 ? `，${failures}章没有查到` : '';
  return progress ? `正在搜索，已查${progress.done}章，${found}` : `${found}${missed}`;
}
