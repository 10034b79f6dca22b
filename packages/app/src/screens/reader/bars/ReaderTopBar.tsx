import { BackIcon, BookmarkIcon, IconButton, SearchIcon } from '@shuye/ui';
import type { BookmarkHere } from '../tools/bookmarks/useBookmarkHere.ts';
import styles from './ReaderBars.module.css';

interface ReaderTopBarProps {
  isShown: boolean;
  title: string;
  bookmark: BookmarkHere;
  onBookmark: () => void;
  onSearch: () => void;
  onBack: () => void;
}

/** Back to where one came from, what is being read, and its bookmark. Comes in when it is asked for, or when the focus reaches it. */
export function ReaderTopBar({ isShown, title, bookmark, onBookmark, onSearch, onBack }: ReaderTopBarProps) {
  return (
    <header className={styles['top']} data-shown={isShown ? '' : undefined}>
      <IconButton label="返回" onPress={onBack}>
        <BackIcon />
      </IconButton>
      <p className={styles['title']}>{title}</p>
      <IconButton label="书内搜索" onPress={onSearch}>
        <SearchIcon />
      </IconButton>
      <IconButton
        label="书签"
        aria-pressed={bookmark.isMarked}
        disabled={!bookmark.canMark && !bookmark.isMarked}
        onPress={onBookmark}
      >
        <BookmarkIcon filled={bookmark.isMarked} />
      </IconButton>
    </header>
  );
}
