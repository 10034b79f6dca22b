import type { SearchPhrase } from '@shuye/core-domain/book';
import { EmptyView, NumberedWords, SearchIllustration } from '@shuye/ui';
import { EndlessItems } from '../../features/endless-list/EndlessItems.tsx';
import { useEndlessQuery } from '../../features/endless-list/useEndlessQuery.ts';
import { useScrollRestoration } from '../../features/scroll-restoration/useScrollRestoration.ts';
import { phrasesQuery } from '../../queries/landingQueries.ts';
import { paths } from '../../routes.ts';
import { useServices } from '../../services/ServicesContext.tsx';

/** A phrase that moved between two pages stands once. */
const joinPhrases = (pages: ReadonlyArray<{ phrases: readonly SearchPhrase[] }>): SearchPhrase[] => [
  ...new Map(pages.flatMap(({ phrases }) => phrases).map((phrase) => [phrase.text, phrase])).values(),
];

const addressOf = ({ text, queryId, bookId }: SearchPhrase): string =>
  bookId && queryId ? paths.queryCover(bookId, queryId) : paths.searchResults(text);

/** Phrases, most searched first: each leads to the book that answers it, or to what a search for it finds [SEO-12]. */
export function Phrases() {
  const list = useEndlessQuery(phrasesQuery(useServices().client));
  useScrollRestoration('hot_search');
  return (
    <EndlessItems
      list={list}
      join={joinPhrases}
      empty={<EmptyView illustration={<SearchIllustration />} message="还没有热搜词" />}
    >
      {(phrases) => (
        <NumberedWords
          label="热搜词"
          words={phrases.map((phrase) => ({ text: phrase.text, href: addressOf(phrase) }))}
        />
      )}
    </EndlessItems>
  );
}
