export { furthestVisit, MAX_VISITS, mergeVisits } from './mergeVisits.ts';
export { recordVisit } from './recordVisit.ts';
export { parseVisit } from './Visit.ts';
export type { Spot, Visit } from './Visit.ts';
