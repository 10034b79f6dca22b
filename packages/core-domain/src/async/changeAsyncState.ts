import type { AppError } from '../error/AppError.ts';
import type { AsyncState } from './AsyncState.ts';

export const notLoaded = <T>(): AsyncState<T> => ({ status: 'loading', data: undefined });

/** Loading once more keeps what is shown [NET-01]. */
export const toLoading = <T>({ data }: AsyncState<T>): AsyncState<T> => ({ status: 'loading', data });

export const toReady = <T>(data: T): AsyncState<T> => ({ status: 'ready', data });

export const toFailed = <T>({ data }: AsyncState<T>, error: AppError): AsyncState<T> => ({
  status: 'failed',
  data,
  error,
});
