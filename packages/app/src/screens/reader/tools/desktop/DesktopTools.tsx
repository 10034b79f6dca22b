import { isLocalBookId } from '@shuye/core-domain/book';
import { BookmarkIcon, IconButton, ListIcon, MoreIcon, PhoneIcon, SearchIcon, TypeIcon } from '@shuye/ui';
import { useState } from 'react';
import { LazyChunk } from '../../LazyChunk.tsx';
import type { ReaderToolProps } from '../ReaderToolProps.ts';
import { ChapterSidebar } from './ChapterSidebar.tsx';
import styles from './DesktopTools.module.css';

export interface DesktopToolsProps extends Omit<ReaderToolProps, 'open'> {
  hasSidebar: boolean;
  onSidebarToggle: (shown: boolean) => void;
}

const loadPhone = () => import('./PhoneSheet.tsx');

/** A desktop has room for tools at the edge and chapters beside the text [ROUTE-12]. */
export default function DesktopTools({ hasSidebar, onSidebarToggle, ...tool }: DesktopToolsProps) {
  const { onTool, book } = tool;
  const [toPhone, setToPhone] = useState(false);
  return (
    <>
      {hasSidebar && <ChapterSidebar {...tool} onClose={() => onSidebarToggle(false)} />}
      <nav className={styles['rail']} aria-label="阅读工具">
        <IconButton label="目录" onPress={() => onTool('catalog')}>
          <ListIcon />
        </IconButton>
        <IconButton label="书签列表" onPress={() => onTool('bookmarks')}>
          <BookmarkIcon />
        </IconButton>
        <IconButton label="搜索本书" onPress={() => onTool('search')}>
          <SearchIcon />
        </IconButton>
        <IconButton label="阅读设置" onPress={() => onTool('settings')}>
          <TypeIcon />
        </IconButton>
        {!isLocalBookId(book.bookId) && (
          <IconButton label="在手机上读" onPress={() => setToPhone(true)}>
            <PhoneIcon />
          </IconButton>
        )}
        <IconButton label="更多工具" onPress={() => onTool('more')}>
          <MoreIcon />
        </IconButton>
      </nav>
      {toPhone && <LazyChunk load={loadPhone} props={{ bookId: book.bookId, onClose: () => setToPhone(false) }} />}
    </>
  );
}
