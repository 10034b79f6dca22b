import { Button } from '@shuye/ui';
import { OutsideLinks } from './OutsideLinks.tsx';
import { useLocation } from '../../router/index.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import styles from './LoginButtons.module.css';

/** The login page leads back here, also from a new account (D-017, D-018). */
export function LoginLinks() {
  const { loginAddress, currentUrl } = useServices();
  const { pathname, search } = useLocation();
  const returnTo = new URL(pathname + search, currentUrl()).href;
  return (
    <OutsideLinks>
      <div className={styles['buttons']}>
        <Button className={styles['way']} variant="primary" href={loginAddress({ returnTo })}>
          登录
        </Button>
        <Button className={styles['way']} href={loginAddress({ returnTo, registers: true })}>
          注册
        </Button>
      </div>
    </OutsideLinks>
  );
}
