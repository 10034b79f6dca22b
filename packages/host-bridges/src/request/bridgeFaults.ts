import { AppError, messages } from '@shuye/core-domain/error';
import type { BridgeWait } from './bridgeWaits.ts';

/**
 * Why a call of a bridge rejects: timeout, missing bridge or method, wrong client [BRIDGE-26..28] [ERR-08] [ERR-09] [ERR-12].
 * The words for engineers are English, as the documents write them (D-007, D-053).
 */
export const bridgeFaults = {
  silent: ({ words }: BridgeWait): AppError => new AppError('bridge', words),
  noBridge: (name: string): AppError => new AppError('bridge', `bridge ${name} does not exist`),
  noMethod: (method: string): AppError => new AppError('bridge', `bridge method ${method} does not exist`),
  outsidePaymentApp: (): AppError => new AppError('bridge', messages.outsidePaymentApp),
  refused: (cause: unknown): AppError => new AppError('bridge', messages.networkFailure, { cause }),
} as const;
