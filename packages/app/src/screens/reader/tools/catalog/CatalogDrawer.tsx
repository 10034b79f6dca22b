import type { CatalogOrder } from '@shuye/core-domain/chapter';
import { Drawer, TextLink } from '@shuye/ui';
import { useRef } from 'react';
import { ChapterRows } from '../../../../features/chapter-list/ChapterRows.tsx';
import { OrderToggle } from '../../../../features/chapter-list/OrderToggle.tsx';
import type { ReaderToolProps } from '../ReaderToolProps.ts';
import styles from './CatalogDrawer.module.css';
import { useChapterLinks } from './useChapterLinks.ts';

export default function CatalogDrawer({ open, book, reader, inScript, onClose, onTool }: ReaderToolProps) {
  const { count, order, setOrder, line } = useChapterLinks({ book, reader, inScript, onChosen: onClose });
  const scroller = useRef<HTMLDivElement>(null);

  const turn = (next: CatalogOrder) => {
    setOrder(next);
    if (scroller.current) scroller.current.scrollTop = 0;
  };

  return (
    <Drawer
      open={open && count > 0}
      onClose={onClose}
      title={`目录 · 共${count}章`}
      bodyRef={scroller}
      actions={
        <>
          <TextLink tone="quiet" onPress={() => onTool('bookmarks')}>
            书签
          </TextLink>
          <span className={styles['order']}>
            <OrderToggle order={order} onOrder={turn} />
          </span>
        </>
      }
    >
      <ChapterRows {...line} />
    </Drawer>
  );
}
