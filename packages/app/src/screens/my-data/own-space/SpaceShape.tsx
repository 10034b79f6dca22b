import { VisuallyHidden } from '@shuye/ui';
import myData from '../MyData.module.css';
import styles from './OwnSpace.module.css';

const BLANK = '\u00A0';

/** As high as a space without books, so that what follows it stays where it is. */
export const SpaceShape = () => (
  <>
    <VisuallyHidden>
      <output>加载中</output>
    </VisuallyHidden>
    <div aria-hidden="true">
      <div className={styles['quota']}>
        <p className={styles['quotaWords']}>{BLANK}</p>
        <span className={styles['bar']} />
      </div>
      <p className={myData['note']}>{BLANK}</p>
      <div className={styles['books']} />
    </div>
  </>
);
