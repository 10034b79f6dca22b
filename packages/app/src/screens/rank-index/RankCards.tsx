import { Button, EmptyView, ShelfIllustration, VisuallyHidden } from '@shuye/ui';
import { useScrollRestoration } from '../../features/scroll-restoration/useScrollRestoration.ts';
import { paths } from '../../routes.ts';
import { ranksQuery } from '../../queries/discoveryQueries.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import { useScreenQuery } from '../../hooks/useScreenQuery.ts';
import { RankCard } from './RankCard.tsx';
import styles from './RankCards.module.css';

export function RankCards() {
  const { data: ranks } = useScreenQuery(ranksQuery(useServices().client));
  useScrollRestoration('ranks');

  if (!ranks) return <RankCardsSkeleton />;
  if (ranks.length === 0) {
    return (
      <EmptyView
        illustration={<ShelfIllustration />}
        message="还没有榜单"
        hint="去书城看看有什么好书"
        action={<Button href={paths.home()}>去书城</Button>}
      />
    );
  }
  return (
    <div className={styles['cards']}>
      {ranks.map((rank) => (
        <RankCard key={rank.rankId} rank={rank} />
      ))}
    </div>
  );
}

function RankCardsSkeleton() {
  return (
    <>
      <VisuallyHidden>
        <output>加载中</output>
      </VisuallyHidden>
      <div className={styles['cards']} aria-hidden="true">
        {Array.from({ length: 6 }, (_, index) => (
          <div key={index} className={styles['shape']} />
        ))}
      </div>
    </>
  );
}
