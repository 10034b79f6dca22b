import type { Category, CategoryGroup } from '@shuye/api-client/calls';
import type { CategoryAddress } from '../routes.ts';

interface CategoryLists {
  groups?: readonly CategoryGroup[] | undefined;
  /** The categories across all groups. */
  classes?: ReadonlyArray<Pick<Category, 'categoryId' | 'name'>> | undefined;
}

/**
 * What the lists of categories say of one, and its own address by that: anybody can write other words into an address.
 * Undefined where no list names it.
 */
export function namedCategory(
  categoryId: string,
  { groups = [], classes = [] }: CategoryLists,
): CategoryAddress | undefined {
  const inGroup = groups.flatMap(({ categories }) => categories).find((known) => known.categoryId === categoryId);
  const across = classes.find((known) => known.categoryId === categoryId);
  return inGroup ?? (across && { ...across, relatedName: '', group: '' });
}
