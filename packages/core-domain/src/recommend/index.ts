export { changedBooks } from './changedBooks.ts';
export type { ChangedBooks } from './changedBooks.ts';
export { recommendationCount } from './recommendationCount.ts';
export { RECOMMENDATION_CODE, recommendationError, recommendationFailure } from './recommendationFailure.ts';
export type { RecommendationTrouble } from './recommendationFailure.ts';
export { recommendationRefusal } from './recommendationRefusal.ts';
