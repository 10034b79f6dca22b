import { brand } from '@shuye/core-domain/brand';
import styles from './HomeIntro.module.css';

export function HomeIntro() {
  return (
    <p className={styles['intro']}>
      <span className={styles['brand']} aria-hidden="true">
        {brand.name}
      </span>
      打开就能读的中文小说，无需下载和登录
    </p>
  );
}
