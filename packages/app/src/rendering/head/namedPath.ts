import { HOME_PAGE, MONTHLY_PAGE } from '@shuye/core-domain/bookstore';
import type { RouteMatch } from '../../router/matchRoute.ts';
import { paths } from '../../routes.ts';
import type { Services } from '../../services/Services.ts';
import { categoryOf } from './categoryOf.ts';
import { labelOf } from './labelOf.ts';
import { rankNameOf } from './rankNameOf.ts';

/**
 * The one address of a page that many addresses show, built from what the server calls its subject: words that stand in
 * an address are no names. Undefined for all other pages, whose path says what they are.
 */
export function namedPath(
  { route, params }: RouteMatch,
  { searchParams }: URL,
  services: Services,
): string | undefined {
  const { pageName = HOME_PAGE } = params;
  const rankId = searchParams.get('rankId') ?? '';
  switch (route.name) {
    case 'bookstore':
      if (pageName === HOME_PAGE) return paths.home();
      return pageName === MONTHLY_PAGE ? paths.monthlyLibrary() : paths.bookstore(pageName);
    case 'categoryDetail':
      return paths.categoryDetail(categoryOf(services, params));
    case 'rankDetail':
      return rankId === '' ? paths.ranks() : paths.rankDetail({ rankId, name: rankNameOf(services, rankId) });
    case 'questionList':
      return paths.questionList(labelOf(services, params));
    case 'labelSecond':
      return paths.labelBooks(labelOf(services, params));
    default:
      return undefined;
  }
}
