import type { AppErrorKind } from '../error/AppError.ts';
import { messages } from '../error/messages.ts';

/** A failed farm operation: told to the reader, or only to the log [FARM-14..16]. */
export type FarmFailure = { shows: true; message: string } | { shows: false };

const UNREACHED: readonly AppErrorKind[] = ['offline', 'network', 'timeout'];

/** Host SDK errors are not shown to readers. */
export function farmFailure(kind: AppErrorKind): FarmFailure {
  if (kind === 'bridge') return { shows: false };
  return { shows: true, message: UNREACHED.includes(kind) ? messages.farmTaskNetwork : messages.farmTaskFailure };
}
