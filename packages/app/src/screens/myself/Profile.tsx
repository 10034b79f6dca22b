import { shownMembership, type Account } from '@shuye/core-domain/member';
import { Avatar } from '@shuye/ui';
import { MemberBadge } from '../../features/account/MemberBadge.tsx';
import styles from './Head.module.css';

/** Picture, name and membership of the reader [ME-01] [ME-02] [ME-03]. */
export function Profile({ account }: { account: Account }) {
  const { avatarUrl, nickname, membership, serverTime } = account;
  const level = shownMembership(membership, serverTime);
  return (
    <div className={styles['head']}>
      <Avatar src={avatarUrl} size="large" />
      <div className={styles['words']}>
        <h2 className={styles['name']}>{nickname}</h2>
        {level && (
          <p className={styles['membership']}>
            <MemberBadge level={level} />
          </p>
        )}
      </div>
    </div>
  );
}
