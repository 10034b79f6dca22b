import { VisuallyHidden } from '@shuye/ui';
import groups from './CategoryGroups.module.css';
import styles from './CategoriesSkeleton.module.css';

export function CategoriesSkeleton() {
  return (
    <>
      <VisuallyHidden>
        <output>加载中</output>
      </VisuallyHidden>
      <div className={styles['shape']} aria-hidden="true">
        <div className={styles['title']} />
        <div className={styles['classes']} />
        <div className={styles['title']} />
        <div className={groups['tiles']}>
          {Array.from({ length: 8 }, (_, index) => (
            <div key={index} className={styles['tile']} />
          ))}
        </div>
      </div>
    </>
  );
}
