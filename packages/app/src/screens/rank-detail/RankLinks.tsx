import { useQuery } from '@tanstack/react-query';
import { FilterLinks } from '../../features/endless-list/FilterLinks.tsx';
import { paths } from '../../routes.ts';
import { ranksQuery } from '../../queries/discoveryQueries.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import styles from './RankLinks.module.css';

/** The other ranks, one tap away; where they do not come, the way to the list of them stands in their place. */
export function RankLinks({ rankId }: { rankId: string }) {
  const { data: ranks = [], isError } = useQuery(ranksQuery(useServices().client));
  return (
    <div className={styles['ranks']}>
      <FilterLinks
        label="榜单"
        choices={
          isError && ranks.length === 0
            ? [{ name: '全部榜单', href: paths.ranks(), isChosen: false }]
            : ranks.map((rank) => ({
                name: rank.name,
                href: paths.rankDetail(rank),
                isChosen: rank.rankId === rankId,
              }))
        }
      />
    </div>
  );
}
