import type { ReactNode } from 'react';
import { SearchIcon } from '../../icons/SearchIcon.tsx';
import { Pressable } from '../pressable/Pressable.tsx';
import styles from './SearchBar.module.css';

export interface SearchBarProps {
  /** The words in the box, e.g. a hot word. */
  text?: string | undefined;
  href?: string | undefined;
  onPress?: (() => void) | undefined;
  /** `IconButton`s at the right, e.g. to the shelf. */
  actions?: ReactNode;
}

/** A box that looks like a search field and leads to the search (UI-35). */
export function SearchBar({ text = '请输入书名或作者名', href, onPress, actions }: SearchBarProps) {
  return (
    <div className={styles['bar']}>
      <Pressable className={styles['box']} href={href} onPress={onPress} aria-label={`搜索：${text}`}>
        <SearchIcon size="small" />
        <span className={styles['text']}>{text}</span>
      </Pressable>
      {actions}
    </div>
  );
}
