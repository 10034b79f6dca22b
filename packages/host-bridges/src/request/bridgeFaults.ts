import { AppError, messages, technicalErrors } from '@shuye/core-domain/error';
import type { BridgeWait } from './bridgeWaits.ts';

/** Why a call of a bridge rejects; kind `bridge` for all of them. */
export const bridgeFaults = {
  /** The host stayed silent [BRIDGE-26] [ERR-08]. */
  silent: ({ words }: BridgeWait): AppError => new AppError('bridge', words),
  /** The host's object is not there [BRIDGE-28] [ERR-12]. */
  noBridge: (name: string): AppError => new AppError('bridge', technicalErrors.bridgeMissing(name)),
  /** The host knows no such method [BRIDGE-28] [ERR-12]. */
  noMethod: (method: string): AppError => new AppError('bridge', technicalErrors.bridgeMethodMissing(method)),
  /** Called outside the client of the payment provider [BRIDGE-27] [ERR-09]. */
  outsidePaymentApp: (): AppError => new AppError('bridge', messages.outsidePaymentApp),
  /** The host refused, for a reason of its own. */
  refused: (cause: unknown): AppError => new AppError('bridge', messages.networkFailure, { cause }),
} as const;
