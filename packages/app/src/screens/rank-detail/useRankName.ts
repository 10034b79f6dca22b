import { useQuery } from '@tanstack/react-query';
import { ranksQuery } from '../../queries/discoveryQueries.ts';
import { useServices } from '../../services/ServicesContext.tsx';

const ANY_RANK = '榜单';

/** What the list of ranks calls a rank; until it has come, what the address does. */
export function useRankName(rankId: string, nameInAddress: string): string {
  const { data: ranks } = useQuery({ ...ranksQuery(useServices().client), enabled: rankId !== '' });
  if (rankId === '') return ANY_RANK;
  const name = ranks ? ranks.find((rank) => rank.rankId === rankId)?.name : nameInAddress;
  return name || ANY_RANK;
}
