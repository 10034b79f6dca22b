import { describe, expect, it } from 'vitest';
import { AppError } from '../error/AppError.ts';
import type { AsyncState } from './AsyncState.ts';
import { notLoaded, toFailed, toLoading, toReady } from './changeAsyncState.ts';

const error = new AppError('network', 'x');

describe('data on its way', () => {
  it('is loading, ready or failed, each with its data [NET-01] [COVER-17]', () => {
    const start: AsyncState<string> = notLoaded();
    expect(start).toEqual({ status: 'loading', data: undefined });
    expect(toReady('book')).toEqual({ status: 'ready', data: 'book' });
    expect(toFailed(start, error)).toEqual({ status: 'failed', data: undefined, error });
  });

  it('keeps what is shown while it loads again, and when that fails [NET-01]', () => {
    const again = toLoading(toReady('book'));
    expect(again).toEqual({ status: 'loading', data: 'book' });
    expect(toFailed(again, error)).toEqual({ status: 'failed', data: 'book', error });
  });
});
