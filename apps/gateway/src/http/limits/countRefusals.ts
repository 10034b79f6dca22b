import { TooManyRequests } from '../../calls/callErrors.ts';
import type { RateKind, RateLimits } from './createRateLimits.ts';

type Refusals = Readonly<Partial<Record<RateKind, number>>>;

export function countRefusals(limits: RateLimits): RateLimits & { refused: Refusals } {
  const refused: Partial<Record<RateKind, number>> = {};
  return {
    ...limits,
    refused,
    admit: (kind, who) => {
      try {
        limits.admit(kind, who);
      } catch (error) {
        if (error instanceof TooManyRequests) refused[kind] = (refused[kind] ?? 0) + 1;
        throw error;
      }
    },
  };
}
