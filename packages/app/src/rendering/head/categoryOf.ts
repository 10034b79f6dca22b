import { categoriesQuery, rankClassesQuery } from '../../queries/discoveryQueries.ts';
import { namedCategory } from '../../queries/namedCategory.ts';
import type { CategoryAddress } from '../../routes.ts';
import type { Services } from '../../services/Services.ts';

/** As the answers of the page name it; 分类 where they do not. */
export function categoryOf({ client, query }: Services, categoryId: string): CategoryAddress {
  const groups = query.getQueryData(categoriesQuery(client).queryKey);
  const classes = query.getQueryData(rankClassesQuery(client).queryKey);
  return namedCategory(categoryId, { groups, classes }) ?? { categoryId, name: '分类', relatedName: '', group: '' };
}
