import { ranksQuery } from '../../queries/discoveryQueries.ts';
import type { Services } from '../../services/Services.ts';

/** As the answers of the page name the rank; empty where they do not. */
export const rankNameOf = ({ client, query }: Services, rankId: string): string =>
  query.getQueryData(ranksQuery(client).queryKey)?.find((rank) => rank.rankId === rankId)?.name ?? '';
