export { changeQuery } from './changeQuery.ts';
export { buildQuery } from './buildQuery.ts';
export type { QueryValue } from './buildQuery.ts';
export { DEFAULT_SITE_ID, parseEntryQuery } from './parseEntryQuery.ts';
export type { Entry } from './parseEntryQuery.ts';
export { parseQuery } from './parseQuery.ts';
export type { Query } from './parseQuery.ts';
