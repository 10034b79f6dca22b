import type { SearchPhrase } from '@shuye/core-domain/book';
import { Chip, ModuleHeader, TextToggle } from '@shuye/ui';
import { useId, useState } from 'react';
import { paths } from '../../../routes.ts';
import styles from './PhraseList.module.css';

/** Shown until more are asked for [QCOVER-24]. */
const FIRST_PHRASES = 10;

interface PhraseListProps {
  title: string;
  phrases: readonly SearchPhrase[] | undefined;
  /** The book of phrases that name none. */
  bookId: string;
}

/** Phrases that readers search for: each leads to its own page, one without a page to the search (D-089) [QCOVER-34]. */
export function PhraseList({ title, phrases, bookId }: PhraseListProps) {
  const [isOpen, setIsOpen] = useState(false);
  const titleId = useId();
  const listId = useId();
  if (!phrases || phrases.length === 0) return null;
  return (
    <section className={styles['phrases']} aria-labelledby={titleId}>
      <ModuleHeader id={titleId} title={title} />
      <ul id={listId} className={styles['list']}>
        {phrases
          .slice(0, isOpen ? phrases.length : FIRST_PHRASES)
          .map(({ text, queryId, bookId: ownBook = bookId }) => (
            <li key={`${queryId} ${text}`} className={styles['item']}>
              <Chip href={queryId === undefined ? paths.searchResults(text) : paths.queryCover(ownBook, queryId)}>
                {text}
              </Chip>
            </li>
          ))}
      </ul>
      {phrases.length > FIRST_PHRASES && (
        <TextToggle expanded={isOpen} controls={listId} onToggle={() => setIsOpen(!isOpen)}>
          {isOpen ? '收起' : '查看更多'}
        </TextToggle>
      )}
    </section>
  );
}
