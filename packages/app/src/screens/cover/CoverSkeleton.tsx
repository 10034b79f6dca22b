import { Page, Skeleton, VisuallyHidden } from '@shuye/ui';
import { BackBar } from '../../features/page/BackBar.tsx';
import head from './CoverHead.module.css';
import styles from './CoverSkeleton.module.css';

/** The shape of a cover page that is on its way. */
export function CoverSkeleton() {
  return (
    <Page bar={<BackBar />} bottom="action-bar">
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
    </Page>
  );
}
