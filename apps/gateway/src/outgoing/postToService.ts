/** Longer than a service that answers at all takes, in milliseconds. */
const TIME_LIMIT = 5000;

/**
 * Posts JSON to a service that the operator has configured; callers never name an address. A redirect is not followed.
 * @throws Error when it does not answer in time.
 */
export const postToService = (address: string, body: object): Promise<Response> =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(TIME_LIMIT),
  });
