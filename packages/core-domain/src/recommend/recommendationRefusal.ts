import type { Book } from '../book/Book.ts';
import type { AppError } from '../error/AppError.ts';
import { recommendationFailure } from './recommendationFailure.ts';

/** Why nothing is asked for a book that takes no recommendations; undefined for every other book [RECOM-01] [RECOM-02]. */
export const recommendationRefusal = ({ isRecommendable }: Pick<Book, 'isRecommendable'>): AppError | undefined =>
  isRecommendable ? undefined : recommendationFailure('not-recommendable');
