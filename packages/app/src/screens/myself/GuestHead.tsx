import { Avatar } from '@shuye/ui';
import { useServices } from '../../services/ServicesContext.tsx';
import styles from './Head.module.css';
import { HostLoginItem } from './HostLoginItem.tsx';
import { LoginLinks } from './LoginLinks.tsx';

/** A reader who is not logged in, and the ways in [ME-06]. */
export function GuestHead() {
  const { host } = useServices();
  return (
    <>
      <div className={styles['head']}>
        <Avatar size="large" />
        <div className={styles['words']}>
          <h2 className={styles['name']}>未登录</h2>
          <p className={styles['note']}>登录后，书架和书豆跟着账号走</p>
        </div>
      </div>
      {host.login === 'host' ? <HostLoginItem /> : <LoginLinks />}
    </>
  );
}
