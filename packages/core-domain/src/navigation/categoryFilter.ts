import { buildQuery } from '../query/buildQuery.ts';

/** How the books of a category may be ordered; the first is the order of an address that names none. */
export const categoryOrders = ['popular', 'score', 'newest', 'longest'] as const;
export type CategoryOrder = (typeof categoryOrders)[number];

export const categoryStatuses = ['ongoing', 'finished'] as const;
export type CategoryStatus = (typeof categoryStatuses)[number];

export interface CategoryFilter {
  order: CategoryOrder;
  status?: CategoryStatus | undefined;
}

const [USUAL_ORDER] = categoryOrders;

/** What the address of a category's page asks for; words that it does not know count as absent. */
export const parseCategoryFilter = (query: { get(name: string): string | null }): CategoryFilter => ({
  order: categoryOrders.find((order) => order === query.get('sort')) ?? USUAL_ORDER,
  status: categoryStatuses.find((status) => status === query.get('status')),
});

/** The query of a category's page; what is usual is not written, so that a list has one address. */
export const categoryFilterQuery = ({ order, status }: CategoryFilter): string =>
  buildQuery([
    ['status', status],
    ['sort', order === USUAL_ORDER ? undefined : order],
  ]);
