import { Skeleton, VisuallyHidden } from '@shuye/ui';
import head from './BookHead.module.css';
import styles from './BookSkeleton.module.css';

export function BookSkeleton() {
  return (
    <>
      <VisuallyHidden>
        <output>加载中</output>
      </VisuallyHidden>
      <div className={head['head']} aria-hidden="true">
        <div className={head['cover']}>
          <div className={styles['cover']} />
        </div>
        <div className={head['words']}>
          <Skeleton shape="text" />
        </div>
      </div>
      <div className={styles['section']}>
        <Skeleton shape="text" />
      </div>
      <div className={styles['section']}>
        <Skeleton shape="text" count={2} />
      </div>
      <Skeleton shape="tile" count={3} />
    </>
  );
}
