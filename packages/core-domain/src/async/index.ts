export type { AsyncState } from './AsyncState.ts';
export { notLoaded, toFailed, toLoading, toReady } from './changeAsyncState.ts';
