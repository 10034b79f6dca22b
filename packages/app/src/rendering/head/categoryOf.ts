import { categoriesQuery, rankClassesQuery } from '../../queries/discoveryQueries.ts';
import { namedCategory } from '../../queries/namedCategory.ts';
import type { RouteMatch } from '../../router/matchRoute.ts';
import type { CategoryAddress } from '../../routes.ts';
import type { Services } from '../../services/Services.ts';

/** As the answers of the page name it; where they do not, as its address does. */
export function categoryOf({ client, query }: Services, params: RouteMatch['params']): CategoryAddress {
  const { cid: categoryId = '', title = '', relatedName = '', category: group = '' } = params;
  const groups = query.getQueryData(categoriesQuery(client).queryKey);
  const classes = query.getQueryData(rankClassesQuery(client).queryKey);
  return namedCategory(categoryId, { groups, classes }) ?? { categoryId, name: title, relatedName, group };
}
