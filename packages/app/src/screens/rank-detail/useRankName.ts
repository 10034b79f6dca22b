import { useQuery } from '@tanstack/react-query';
import { ranksQuery } from '../../queries/discoveryQueries.ts';
import { useServices } from '../../services/ServicesContext.tsx';

/** What every rank is called until the list of ranks has come, and where it does not name this one. */
const ANY_RANK = '榜单';

export function useRankName(rankId: string): string {
  const { data: ranks = [] } = useQuery({ ...ranksQuery(useServices().client), enabled: rankId !== '' });
  return ranks.find((rank) => rank.rankId === rankId)?.name ?? ANY_RANK;
}
