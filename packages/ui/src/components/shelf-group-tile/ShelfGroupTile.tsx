import { BookCover } from '../book-cover/BookCover.tsx';
import { CheckIcon } from '../../icons/CheckIcon.tsx';
import tile from '../../base/bookTile.module.css';
import shelf from '../shelf-tile/ShelfTile.module.css';
import { classNames } from '../../behaviours/classNames.ts';
import { ClippedText } from '../clipped-text/ClippedText.tsx';
import { Pressable } from '../pressable/Pressable.tsx';
import styles from './ShelfGroupTile.module.css';

const SHOWN = 4;

export interface ShelfGroupTileProps {
  name: string;
  books: readonly { id: string; title: string; author?: string; src?: string | undefined }[];
  /** The number of books, e.g. 12本. */
  note: string;
  /** Given in edit mode: a tap selects its books instead of opening it. */
  selected?: boolean | undefined;
  /** Lies on its side in a list, as the books there do. */
  row?: boolean | undefined;
  href?: string | undefined;
  onPress?: (() => void) | undefined;
}

/** A group of the reader's own shelf: its first four covers in the place of one. */
export function ShelfGroupTile({ name, books, note, selected, row = false, href, onPress }: ShelfGroupTileProps) {
  const editing = selected !== undefined;
  return (
    <Pressable
      className={classNames(tile['tile'], shelf['tile'], row && shelf['row'])}
      href={editing ? undefined : href}
      onPress={onPress}
      aria-pressed={selected}
    >
      <span className={classNames(tile['cover'], shelf['cover'])}>
        <span className={styles['place']}>
          <span className={styles['covers']}>
            {books.slice(0, SHOWN).map(({ id, title, author, src }) => (
              <span key={id} className={styles['cover']}>
                <BookCover title={title} author={author} src={src} />
              </span>
            ))}
          </span>
        </span>
        {editing && (
          <span className={shelf['mark']} data-selected={selected ? '' : undefined}>
            {selected && <CheckIcon size="small" />}
          </span>
        )}
      </span>
      <span className={shelf['words']}>
        <ClippedText className={tile['title']}>{name}</ClippedText>
        <span className={tile['note']}>{note}</span>
      </span>
    </Pressable>
  );
}
