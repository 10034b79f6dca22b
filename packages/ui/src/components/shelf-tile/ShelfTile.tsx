import { BookCover, type BookCoverProps } from '../book-cover/BookCover.tsx';
import { CheckIcon } from '../../icons/CheckIcon.tsx';
import tile from '../../base/bookTile.module.css';
import { classNames } from '../../behaviours/classNames.ts';
import { ClippedText } from '../clipped-text/ClippedText.tsx';
import { Pressable } from '../pressable/Pressable.tsx';
import styles from './ShelfTile.module.css';

export interface ShelfTileProps extends Pick<BookCoverProps, 'title' | 'author' | 'src' | 'tag' | 'eager'> {
  /** The place of reading, e.g. 读至12% · 未读完. */
  note?: string | undefined;
  /** Given in edit mode: a tap selects instead of opening. */
  selected?: boolean | undefined;
  /** Lies on its side in a list: a small cover, title, author and note beside it. */
  row?: boolean | undefined;
  href?: string | undefined;
  onPress?: (() => void) | undefined;
  /** After 500 ms; the click that follows is swallowed. */
  onLongPress?: (() => void) | undefined;
}

/** A book on the reader's own shelf (UI-34). */
export function ShelfTile({ note, selected, row = false, href, onPress, onLongPress, ...cover }: ShelfTileProps) {
  const editing = selected !== undefined;
  return (
    <Pressable
      className={classNames(tile['tile'], styles['tile'], row && styles['row'])}
      href={editing ? undefined : href}
      onPress={onPress}
      onLongPress={onLongPress}
      aria-pressed={selected}
    >
      <span className={classNames(tile['cover'], styles['cover'])}>
        <BookCover {...cover} />
        {editing && (
          <span className={styles['mark']} data-selected={selected ? '' : undefined}>
            {selected && <CheckIcon size="small" />}
          </span>
        )}
      </span>
      <span className={styles['words']}>
        <ClippedText className={tile['title']}>{cover.title}</ClippedText>
        {row && cover.author && <span className={tile['note']}>{cover.author}</span>}
        {note !== undefined && <span className={tile['note']}>{note}</span>}
      </span>
    </Pressable>
  );
}
