import { Skeleton, VisuallyHidden } from '@shuye/ui';
import styles from './BookstoreSkeleton.module.css';

export function BookstoreSkeleton() {
  return (
    <div>
      <VisuallyHidden>
        <output>加载中</output>
      </VisuallyHidden>
      <div className={styles['search']} aria-hidden="true" />
      <Skeleton shape="banner" />
      <div className={styles['section']}>
        <Skeleton shape="tile" count={6} />
      </div>
      <div className={styles['section']}>
        <Skeleton shape="row" count={3} />
      </div>
    </div>
  );
}
