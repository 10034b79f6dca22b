import {
  categoryFilterQuery,
  categoryOrders,
  categoryStatuses,
  type CategoryFilter,
  type CategoryOrder,
  type CategoryStatus,
} from '@shuye/core-domain/navigation';
import { FilterLinks } from '../../features/endless-list/FilterLinks.tsx';
import { paths, type CategoryAddress } from '../../routes.ts';

const ORDER_NAMES: Readonly<Record<CategoryOrder, string>> = {
  popular: '人气',
  score: '评分',
  newest: '最新',
  longest: '字数',
};
const STATUS_NAMES: Readonly<Record<CategoryStatus, string>> = { ongoing: '连载', finished: '完结' };

interface CategoryFiltersProps {
  category: CategoryAddress;
  filter: CategoryFilter;
}

export function CategoryFilters({ category, filter }: CategoryFiltersProps) {
  const to = (change: Partial<CategoryFilter>) =>
    paths.categoryDetail(category, categoryFilterQuery({ ...filter, ...change }));
  return (
    <>
      <FilterLinks
        label="状态"
        choices={[undefined, ...categoryStatuses].map((status) => ({
          name: status ? STATUS_NAMES[status] : '全部',
          href: to({ status }),
          isChosen: status === filter.status,
        }))}
      />
      <FilterLinks
        label="排序"
        choices={categoryOrders.map((order) => ({
          name: ORDER_NAMES[order],
          href: to({ order }),
          isChosen: order === filter.order,
        }))}
      />
    </>
  );
}
