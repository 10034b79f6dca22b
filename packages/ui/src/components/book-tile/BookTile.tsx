import type { ReactNode } from 'react';
import { BookCover, type BookCoverProps } from '../book-cover/BookCover.tsx';
import tile from '../../base/bookTile.module.css';
import { classNames } from '../../behaviours/classNames.ts';
import { ClippedText } from '../clipped-text/ClippedText.tsx';
import { Pressable } from '../pressable/Pressable.tsx';
import styles from './BookTile.module.css';

export interface BookTileProps extends Pick<BookCoverProps, 'title' | 'author' | 'src' | 'tag' | 'eager'> {
  href?: string | undefined;
  onPress?: (() => void) | undefined;
  /** One quiet line under the title: the author, a score, a price. */
  note?: ReactNode;
  /** Shown where a list has the room. */
  description?: string | undefined;
}

/** A cover with its title below, for grids and horizontal lists. */
export function BookTile({ href, onPress, note, description, ...cover }: BookTileProps) {
  return (
    <Pressable className={classNames(tile['tile'], styles['tile'])} href={href} onPress={onPress}>
      <span className={classNames(tile['cover'], styles['cover'])}>
        <BookCover {...cover} />
      </span>
      <span className={styles['words']}>
        <ClippedText className={classNames(tile['title'], styles['title'])}>{cover.title}</ClippedText>
        {note !== undefined && <span className={tile['note']}>{note}</span>}
        {description !== undefined && (
          <span className={styles['description']}>
            <ClippedText>{description}</ClippedText>
          </span>
        )}
      </span>
    </Pressable>
  );
}
