import { CloseIcon, IconButton } from '@shuye/ui';
import { ChapterRows } from '../../../../features/chapter-list/ChapterRows.tsx';
import { OrderToggle } from '../../../../features/chapter-list/OrderToggle.tsx';
import { useChapterLinks } from '../catalog/useChapterLinks.ts';
import type { ReaderToolProps } from '../ReaderToolProps.ts';
import styles from './ChapterSidebar.module.css';

const stay = (): void => undefined;

export function ChapterSidebar({ book, reader, inScript, onClose }: Omit<ReaderToolProps, 'open'>) {
  const { count, order, setOrder, line } = useChapterLinks({ book, reader, inScript, onChosen: stay });
  return (
    <aside className={styles['side']} aria-label="目录">
      <div className={styles['head']}>
        <h2 className={styles['title']}>目录 · 共{count}章</h2>
        <OrderToggle order={order} onOrder={setOrder} />
        <IconButton label="收起目录" onPress={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      <div className={styles['chapters']}>{count > 0 && <ChapterRows {...line} />}</div>
    </aside>
  );
}
