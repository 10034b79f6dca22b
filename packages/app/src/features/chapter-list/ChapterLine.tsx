import type { CatalogRow as Row, Chapter } from '@shuye/core-domain';
import { CatalogRow, type CatalogRowProps } from '@shuye/ui';
import { memo } from 'react';
import styles from './ChapterLine.module.css';

export interface ChapterLineProps {
  row: Row;
  currentId: string | undefined;
  /** What the lock of a locked chapter says. */
  lockText: (chapter: Chapter) => string | undefined;
  /** Titles in another script. */
  titleOf?: ((title: string) => string) | undefined;
  /** Where choosing the chapter leads. */
  wayTo: (chapter: Chapter) => Pick<CatalogRowProps, 'href' | 'onPress'>;
}

const asItIs = (title: string): string => title;

/** A volume's heading, or a chapter that leads to itself [CAT-03]; drawn once while the list scrolls. */
export const ChapterLine = memo(({ row, currentId, titleOf = asItIs, lockText, wayTo }: ChapterLineProps) => {
  if (row.kind === 'volume') {
    return (
      <li className={styles['line']}>
        <h2 className={styles['volume']}>{titleOf(row.title)}</h2>
      </li>
    );
  }
  const { chapter } = row;
  return (
    <li className={styles['line']}>
      <CatalogRow
        title={titleOf(chapter.title)}
        lockText={lockText(chapter)}
        current={chapter.chapterId === currentId}
        {...wayTo(chapter)}
      />
    </li>
  );
});
