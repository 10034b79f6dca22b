import type { CatalogRow as Row, Chapter } from '@shuye/core-domain/chapter';
import { CatalogRow, type CatalogRowProps } from '@shuye/ui';
import styles from './ChapterLine.module.css';

export interface ChapterLineProps {
  row: Row;
  currentId: string | undefined;
  lockText: (chapter: Chapter) => string | undefined;
  /** Titles in another script. */
  titleOf?: ((title: string) => string) | undefined;
  linkTo: (chapter: Chapter) => Pick<CatalogRowProps, 'href' | 'onPress'>;
}

const asItIs = (title: string): string => title;

/** A volume's heading, or a chapter [CAT-03]. The list answers for all that is pressed: the line may be written over. */
export function ChapterLine({ row, currentId, titleOf = asItIs, lockText, linkTo }: ChapterLineProps) {
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
        href={linkTo(chapter).href}
      />
    </li>
  );
}
