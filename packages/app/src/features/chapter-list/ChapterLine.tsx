import type { CatalogRow as Row, Chapter } from '@shuye/core-domain';
import { CatalogRow, type CatalogRowProps } from '@shuye/ui';
import styles from './ChapterLine.module.css';

export interface ChapterLineProps {
  row: Row;
  currentId: string | undefined;
  /** What the lock of a locked chapter says. */
  lockText: (chapter: Chapter) => string | undefined;
  /** Titles in another script. */
  titleOf?: (title: string) => string;
  /** Where choosing the chapter leads. */
  wayTo: (chapter: Chapter) => Pick<CatalogRowProps, 'href' | 'onPress'>;
}

/** A volume's heading, or a chapter that leads to itself [CAT-03]. */
export function ChapterLine({ row, currentId, titleOf, lockText, wayTo }: ChapterLineProps) {
  if (row.kind === 'volume') return <h2 className={styles['volume']}>{titleOf ? titleOf(row.title) : row.title}</h2>;
  const { chapter } = row;
  return (
    <CatalogRow
      title={titleOf ? titleOf(chapter.title) : chapter.title}
      lockText={lockText(chapter)}
      current={chapter.chapterId === currentId}
      {...wayTo(chapter)}
    />
  );
}
