import { AppError } from '../error/AppError.ts';
import { messages } from '../error/messages.ts';

export const RECOMMENDATION_CODE = 666;

export type RecommendationTrouble = 'empty' | 'transport' | 'offline' | 'not-recommendable';

const texts: Readonly<Record<RecommendationTrouble, string>> = {
  empty: messages.noRecommendation,
  transport: messages.recommendationNetwork,
  offline: messages.recommendationOffline,
  'not-recommendable': messages.notRecommendable,
};

/** The error of code 666 with the text for its cause [ERR-45..48] (D-092). */
export const recommendationFailure = (trouble: RecommendationTrouble, cause?: unknown): AppError =>
  new AppError('server', texts[trouble], { code: RECOMMENDATION_CODE, cause });

/** What a failed call means: silence and a missing network read alike, an answer of code 666 keeps its words. */
export function recommendationError(error: AppError): AppError {
  if (error.code === RECOMMENDATION_CODE) return error;
  const isSilent = error.kind === 'offline' || error.kind === 'timeout';
  return recommendationFailure(isSilent ? 'offline' : 'transport', error);
}
