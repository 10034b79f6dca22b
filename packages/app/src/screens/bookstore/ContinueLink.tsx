import { progressLabel } from '@shuye/core-domain/progress';
import { BookCover, ChevronRightIcon, Pressable } from '@shuye/ui';
import type { Progress } from '../../stores/progressStore.ts';
import styles from './ContinueReading.module.css';

interface ContinueLinkProps {
  title: string;
  author: string;
  coverUrl: string;
  href: string;
  left: Progress;
}

export function ContinueLink({ title, author, coverUrl, href, left }: ContinueLinkProps) {
  return (
    <Pressable className={styles['card']} href={href}>
      <span className={styles['cover']}>
        <BookCover title={title} author={author} src={coverUrl || undefined} eager />
      </span>
      <span className={styles['words']}>
        <span className={styles['title']}>{title}</span>
        <span className={styles['place']}>
          {progressLabel(left.percent)} · {left.chapterTitle}
        </span>
      </span>
      <span className={styles['go']}>
        接着读
        <ChevronRightIcon size="small" />
      </span>
    </Pressable>
  );
}
