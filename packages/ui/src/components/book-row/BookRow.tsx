import type { ReactNode } from 'react';
import { BookCover, type BookCoverProps } from '../book-cover/BookCover.tsx';
import { ClippedText } from '../clipped-text/ClippedText.tsx';
import { FactLine } from '../fact-line/FactLine.tsx';
import { Pressable } from '../pressable/Pressable.tsx';
import styles from './BookRow.module.css';

export interface BookRowProps extends Pick<BookCoverProps, 'title' | 'author' | 'src' | 'tag' | 'eager'> {
  description?: string | undefined;
  /** Short facts in one line: category, status, word count, score. */
  facts?: readonly string[] | undefined;
  /** Place in a ranking, from 1; the first three are in seal red. */
  rank?: number | undefined;
  href?: string | undefined;
  onPress?: (() => void) | undefined;
  /** Draws title and facts, e.g. with marked matches. */
  renderText?: ((text: string) => ReactNode) | undefined;
  /** Stands beside the link at the right, e.g. a small button. */
  aside?: ReactNode;
}

export function BookRow(props: BookRowProps) {
  const { description, facts = [], rank, href, onPress, aside, renderText = String, ...cover } = props;
  // A button leaves few characters to a line.
  const Title = aside === undefined ? 'span' : ClippedText;
  return (
    <article className={styles['row']}>
      <Pressable className={styles['link']} href={href} onPress={onPress}>
        <span className={styles['cover']}>
          <BookCover {...cover} />
        </span>
        <span className={styles['words']}>
          <Title className={aside === undefined ? styles['title'] : styles['narrow']}>
            {rank !== undefined && (
              <span className={styles['rank']} data-top={rank <= 3 ? '' : undefined}>
                {rank}
              </span>
            )}
            {renderText(cover.title)}
          </Title>
          {description !== undefined && <ClippedText className={styles['description']}>{description}</ClippedText>}
          <FactLine facts={[cover.author, ...facts]} renderText={renderText} />
        </span>
      </Pressable>
      {aside !== undefined && <div className={styles['aside']}>{aside}</div>}
    </article>
  );
}
