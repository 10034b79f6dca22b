import { memberCards, type MemberCard } from '@shuye/core-domain/member-shop';
import { lookNames, tierLevels } from '@shuye/core-domain/member';
import { dayLabel } from '@shuye/core-domain/time';
import { Button, ListRow, LoadingBlock, Tag, VisuallyHidden } from '@shuye/ui';
import { useAccount } from '../../features/account/useAccount.ts';
import { LoadFailure } from '../../features/load-failure/LoadFailure.tsx';
import { useSession } from '../../hooks/useSession.ts';
import { openedByWaiting } from '../../hooks/useStepsBack.ts';
import { paths } from '../../routes.ts';
import styles from './Memberships.module.css';

/** A card for each membership in the order of the server, and the library that the monthly one opens [MEMBER-01]. */
export function Memberships() {
  const account = useAccount();
  const load = useSession((session) => session.load);
  if (!account.data) {
    if (account.status !== 'failed') return <LoadingBlock />;
    return <LoadFailure error={account.error} onRetry={() => void load()} />;
  }
  const { membership, serverTime } = account.data;
  return (
    <>
      <ul className={styles['cards']} aria-label="我的会员">
        {memberCards(membership, serverTime).map((card) => (
          <MembershipCard key={card.tier} {...card} />
        ))}
      </ul>
      <ul className={styles['rows']}>
        <li>
          <ListRow title="包月书库" description="包月会员免费读的书" href={paths.monthlyLibrary()} />
        </li>
      </ul>
    </>
  );
}

const states = { active: '生效中', overdue: '已过期', none: '未开通' } as const;

function MembershipCard({ tier, name, state, expiresAt, button }: MemberCard) {
  const { look } = tierLevels[tier];
  return (
    <li className={styles['card']} data-look={look} data-state={state}>
      <div className={styles['head']}>
        <h2 className={styles['name']}>{name}</h2>
        <Tag tone={state === 'active' ? 'gold' : 'ink'} solid={state === 'active'}>
          {states[state]}
        </Tag>
      </div>
      <p className={styles['end']}>{expiresAt === undefined ? beginningOf(button) : endOf(state, expiresAt)}</p>
      <div className={styles['ways']}>
        {lookNames[look] === name && (
          <Button variant="quiet" href={paths.privileges(look)}>
            特权<VisuallyHidden>：{name}</VisuallyHidden>
          </Button>
        )}
        {button && (
          <Button href={paths.buyMember({ type: look, renew: button === '续费' })} state={openedByWaiting}>
            {button}
            <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        )}
      </div>
    </li>
  );
}

const beginningOf = (button: MemberCard['button']): string =>
  button ? '开通后即可享受会员特权' : '由平台赠送，不单独出售';

/** `expiresAt` in seconds. */
const endOf = (state: MemberCard['state'], expiresAt: number): string =>
  `${state === 'active' ? '有效期至' : '已于'}${dayLabel(expiresAt * 1000)}${state === 'active' ? '' : '到期'}`;
