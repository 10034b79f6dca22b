import type { Service } from '@shuye/core-domain/sign';

/** The servers that show what there is to read. */
export const discoveryServices: ReadonlySet<Service> = new Set<Service>([
  'bff',
  'bookstore',
  'comment',
  'interest',
  'novel',
  'recommend',
  'search',
]);
