import type { ReactNode } from 'react';
import { BookCover, type BookCoverProps } from '../book-cover/BookCover.tsx';
import { Pressable } from '../pressable/Pressable.tsx';
import styles from './BookTile.module.css';

export interface BookTileProps extends Pick<BookCoverProps, 'title' | 'author' | 'src' | 'tag' | 'eager'> {
  href?: string | undefined;
  onPress?: (() => void) | undefined;
  /** One quiet line under the title: the author, a score, a price. */
  note?: ReactNode;
}

/** A cover with its title below, for grids and horizontal lists. */
export function BookTile({ href, onPress, note, ...cover }: BookTileProps) {
  return (
    <Pressable className={styles['tile']} href={href} onPress={onPress}>
      <span className={styles['cover']}>
        <BookCover {...cover} />
      </span>
      <span className={styles['words']}>
        <span className={styles['title']}>{cover.title}</span>
        {note !== undefined && <span className={styles['note']}>{note}</span>}
      </span>
    </Pressable>
  );
}
