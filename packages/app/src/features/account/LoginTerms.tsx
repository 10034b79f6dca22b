import { TextLink } from '@shuye/ui';
import { paths } from '../../routes.ts';
import styles from './LoginTerms.module.css';

export function LoginTerms() {
  return (
    <p className={styles['terms']}>
      登录即表示同意
      <TextLink tone="quiet" className={styles['link']} href={paths.userAgreement()}>
        用户协议
      </TextLink>
      和
      <TextLink tone="quiet" className={styles['link']} href={paths.privacyPolicy()}>
        隐私协议
      </TextLink>
    </p>
  );
}
