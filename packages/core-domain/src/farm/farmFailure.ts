import type { AppErrorKind } from '../error/AppError.ts';
import { messages } from '../error/messages.ts';

export type FarmFailure = { shows: true; message: string } | { shows: false };

const UNREACHED: readonly AppErrorKind[] = ['offline', 'network', 'timeout'];

/** Host SDK errors are for the log alone; others are shown to readers [FARM-14..16]. */
export function farmFailure(kind: AppErrorKind): FarmFailure {
  if (kind === 'bridge') return { shows: false };
  return { shows: true, message: UNREACHED.includes(kind) ? messages.farmTaskNetwork : messages.farmTaskFailure };
}
