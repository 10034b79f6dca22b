import { AppError, messages } from '@shuye/core-domain/error';
import type { BridgeWait } from './bridgeWaits.ts';

/** Why a call rejects, in English for engineers (D-007, D-053) [BRIDGE-26..28] [ERR-08] [ERR-09] [ERR-12]. */
export const bridgeFaults = {
  silent: ({ words }: BridgeWait): AppError => new AppError('bridge', words),
  noBridge: (name: string): AppError => new AppError('bridge', `bridge ${name} does not exist`),
  noMethod: (method: string): AppError => new AppError('bridge', `bridge method ${method} does not exist`),
  outsidePaymentApp: (): AppError => new AppError('bridge', messages.outsidePaymentApp),
  refused: (cause: unknown): AppError => new AppError('bridge', messages.networkFailure, { cause }),
} as const;
