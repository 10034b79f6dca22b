import { getConfig } from '@testing-library/react';

const { getElementError: errorWithPage } = getConfig();

/** Set by `waitFor` while it asks; no part of the library's types. */
const POLLING = '_disableExpensiveErrorDiagnostics';

const isPolling = (): boolean => {
  const config = getConfig();
  return POLLING in config && config[POLLING] === true;
};

/**
 * What a query throws that finds nothing. A poll throws all of them away but the last, to which it adds the page itself:
 * printed each time, the page took a twelfth of the time of all tests.
 */
export function elementError(message: string | null, container: Element): Error {
  const error = isPolling() ? new Error(message ?? '') : errorWithPage(message, container);
  Error.captureStackTrace(error, elementError);
  return error;
}
