import { VisuallyHidden } from '@shuye/ui';
import styles from './AccountSkeleton.module.css';
import head from './Head.module.css';

export function AccountSkeleton() {
  return (
    <>
      <VisuallyHidden>
        <output>加载中</output>
      </VisuallyHidden>
      <div className={head['head']} aria-hidden="true">
        <div className={styles['avatar']} />
        <div className={head['words']}>
          <div className={styles['name']} />
          <div className={styles['badge']} />
        </div>
      </div>
      <div className={styles['holdings']} aria-hidden="true" />
    </>
  );
}
