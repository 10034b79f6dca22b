import { createBreaker, type Breaker } from './createBreaker.ts';

/** Longer than a service that answers at all takes, in milliseconds. */
const TIME_LIMIT = 5000;

/** Breakers by the addresses of services: one that does not answer is left alone for a while, and asked by few at a time. */
const breakers = new Map<string, Breaker>();

function breakerOf(address: string): Breaker {
  const known = breakers.get(address);
  if (known) return known;
  // Each failure is in the log already, with the request that it was for.
  const made = createBreaker({ name: 'the service', tell: () => undefined, maxRunning: 20, maxWaiting: 100 });
  breakers.set(address, made);
  return made;
}

/**
 * Posts JSON to a service that the operator has configured; callers never name an address. A redirect is not followed.
 * @throws Error when it does not answer in time; Unavailable, at once, when it did not several times before.
 */
export const postToService = (address: string, body: object): Promise<Response> =>
  breakerOf(address)(() =>
    fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(TIME_LIMIT),
    }),
  );
