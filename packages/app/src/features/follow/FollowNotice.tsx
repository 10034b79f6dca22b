import type { FollowAbility } from '@shuye/host-bridges';
import { Button, CloseIcon, IconButton } from '@shuye/ui';
import styles from './FollowNotice.module.css';
import { useFollowNotice } from './useFollowNotice.ts';

interface FollowNoticeProps {
  ability: FollowAbility;
  /** A dialog lies over the page: the notice waits until it has gone. */
  isCovered: boolean;
}

/** Invites to follow, in a host where one can [FOLLOW-01] [READER-20]. */
export function FollowNotice({ ability, isCovered }: FollowNoticeProps) {
  const { isShown, onFollow, onClose } = useFollowNotice(ability, isCovered);
  if (!isShown) return null;
  return (
    <aside className={styles['notice']} aria-label="关注">
      <p className={styles['text']}>关注我们，好书更新不错过</p>
      <Button size="small" onPress={onFollow}>
        关注
      </Button>
      <IconButton label="关闭" onPress={onClose}>
        <CloseIcon size="small" />
      </IconButton>
    </aside>
  );
}
