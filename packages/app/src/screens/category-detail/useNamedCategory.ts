import { useQuery } from '@tanstack/react-query';
import { categoriesQuery, rankClassesQuery } from '../../queries/discoveryQueries.ts';
import { namedCategory } from '../../queries/namedCategory.ts';
import type { CategoryAddress } from '../../routes.ts';
import { useServices } from '../../services/ServicesContext.tsx';

/** Undefined until the lists of categories have come, and where they do not name it. */
export function useNamedCategory(categoryId: string): CategoryAddress | undefined {
  const { client } = useServices();
  const { data: groups } = useQuery(categoriesQuery(client));
  const { data: classes } = useQuery(rankClassesQuery(client));
  return namedCategory(categoryId, { groups, classes });
}
