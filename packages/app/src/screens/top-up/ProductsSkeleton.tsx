import { VisuallyHidden } from '@shuye/ui';
import styles from './Products.module.css';

export function ProductsSkeleton() {
  return (
    <>
      <VisuallyHidden>
        <output>加载中</output>
      </VisuallyHidden>
      <div className={styles['products']} aria-hidden="true">
        {Array.from({ length: 6 }, (_, index) => (
          <div key={index} className={styles['shape']} />
        ))}
      </div>
    </>
  );
}
