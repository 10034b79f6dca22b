import { useQuery } from '@tanstack/react-query';
import { FilterLinks } from '../../features/endless-list/FilterLinks.tsx';
import { paths } from '../../routes.ts';
import { ranksQuery } from '../../queries/discoveryQueries.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import styles from './RankLinks.module.css';

/** The other ranks, one tap away; the rank that is shown does without them when they fail. */
export function RankLinks({ rankId }: { rankId: string }) {
  const { data: ranks = [], isError } = useQuery(ranksQuery(useServices().client));
  if (isError) return null;
  return (
    <div className={styles['ranks']}>
      <FilterLinks
        label="榜单"
        choices={ranks.map((rank) => ({
          name: rank.name,
          href: paths.rankDetail(rank),
          isChosen: rank.rankId === rankId,
        }))}
      />
    </div>
  );
}
