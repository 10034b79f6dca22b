import { CloseIcon, IconButton } from '@shuye/ui';
import { ChapterRows } from '../../../features/chapter-list/ChapterRows.tsx';
import { OrderToggle } from '../../../features/chapter-list/OrderToggle.tsx';
import { useChapterWays } from '../catalog-drawer/useChapterWays.ts';
import type { ReaderToolProps } from '../tools/ReaderToolProps.ts';
import styles from './ChapterSide.module.css';

const stay = (): void => undefined;

/** The chapters of the book, which stay beside the text while one reads. */
export function ChapterSide({ book, reader, inScript, onClose }: Omit<ReaderToolProps, 'open'>) {
  const { count, order, setOrder, line } = useChapterWays({ book, reader, inScript, onChosen: stay });
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
