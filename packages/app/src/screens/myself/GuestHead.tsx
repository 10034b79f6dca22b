import { Avatar } from '@shuye/ui';
import { LoginWays } from '../../features/account/LoginWays.tsx';
import styles from './Head.module.css';

/** A reader who is not logged in, and the ways in [ME-06]. */
export function GuestHead() {
  return (
    <>
      <div className={styles['head']}>
        <Avatar size="large" />
        <div className={styles['words']}>
          <h2 className={styles['name']}>未登录</h2>
          <p className={styles['note']}>登录后，书架和书豆跟着账号走</p>
        </div>
      </div>
      <LoginWays />
    </>
  );
}
