import { ListRow } from '@shuye/ui';
import { OutsideLinks } from '../../features/account/OutsideLinks.tsx';
import { feedbackAddress } from '../../features/account/feedbackAddress.ts';
import { useMembershipLabel } from '../../features/account/useMembershipLabel.ts';
import { openedByWaiting } from '../../hooks/useStepsBack.ts';
import { paths } from '../../routes.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import { useIsHydrated } from '../../hooks/useIsHydrated.ts';
import { useSession } from '../../hooks/useSession.ts';
import { ElderModeSwitch } from './ElderModeSwitch.tsx';
import styles from './AccountItems.module.css';

/** Leads to the account's pages; those that need a login ask for it themselves [ME-07..14]. */
export function AccountItems() {
  const { feedbackUrl, sender } = useServices();
  const onDevice = useIsHydrated();
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  return (
    <ul className={styles['items']}>
      <li>
        <ListRow title="我的会员" value={useMembershipLabel()} href={paths.myMemberships()} />
      </li>
      <li>
        <ListRow title="书豆充值" href={paths.topUp()} state={openedByWaiting} />
      </li>
      <li>
        <ListRow title="消费充值记录" href={paths.records()} />
      </li>
      <li>
        <ListRow title="购买过的书" href={paths.boughtBooks()} />
      </li>
      <li>
        <ListRow title="阅读统计" href={paths.statistics()} />
      </li>
      <li>
        <ListRow title="我的数据" href={paths.myData()} />
      </li>
      <li>
        <OutsideLinks>
          <ListRow title="意见反馈" href={onDevice ? feedbackAddress(feedbackUrl, sender()) : feedbackUrl} />
        </OutsideLinks>
      </li>
      {onDevice && isLoggedIn && (
        <>
          <li>
            <ListRow title="自动购买" href={paths.autoBuys()} />
          </li>
          <li>
            <ListRow title="登录设备" href={paths.loginDevices()} />
          </li>
        </>
      )}
      <li>
        <ElderModeSwitch />
      </li>
    </ul>
  );
}
