import { AppError, type AppErrorKind } from './AppError.ts';
import { messages } from './messages.ts';

const real: ReadonlySet<AppErrorKind> = new Set<AppErrorKind>(['offline', 'network', 'timeout']);

/** The network's text for real errors, else the server's words, else 网络异常，请稍后再试 [ERR-16] [ERR-17] [ERR-18]. */
export function catalogFailureMessage(error: unknown): string {
  if (!(error instanceof AppError)) return messages.contentFailure;
  if (error.kind === 'offline') return messages.offline;
  if (real.has(error.kind)) return messages.networkFailure;
  return error.kind === 'server' && error.message ? error.message : messages.contentFailure;
}
