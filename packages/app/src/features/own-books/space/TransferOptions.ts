import type { ApiClient } from '@shuye/api-client';

export interface TransferOptions {
  /** Of the account that began it: nothing is sent in another's name. */
  send: ApiClient['send'];
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (share: number) => void;
}
