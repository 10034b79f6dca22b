import { VisuallyHidden } from '@shuye/ui';
import rows from '../../features/chapter-list/ChapterRows.module.css';
import styles from './CatalogSkeleton.module.css';
import tools from './CatalogTools.module.css';

/** A tall phone's screen of rows. */
const ROWS = 18;

/** The rows are as high as those that come. */
export function CatalogSkeleton() {
  return (
    <>
      <VisuallyHidden>
        <output>加载中</output>
      </VisuallyHidden>
      <div aria-hidden="true">
        <div className={tools['tools']}>
          <div className={styles['facts']} />
        </div>
        <div className={rows['rows']}>
          {Array.from({ length: ROWS }, (_, index) => (
            <div key={index} className={styles['row']} />
          ))}
        </div>
      </div>
    </>
  );
}
