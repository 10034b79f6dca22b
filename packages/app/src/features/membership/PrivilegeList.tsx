import type { MemberLook } from '@shuye/core-domain/member';
import { privileges } from './privileges.ts';
import styles from './PrivilegeList.module.css';

/** Lists the privileges of a membership [MEMBER-11]. */
export const PrivilegeList = ({ look }: { look: MemberLook }) => (
  <ul className={styles['privileges']} aria-label="会员特权">
    {privileges[look].map(({ name, detail }) => (
      <li key={name} className={styles['privilege']}>
        <span className={styles['name']}>{name}</span>
        <span className={styles['detail']}>{detail}</span>
      </li>
    ))}
  </ul>
);
