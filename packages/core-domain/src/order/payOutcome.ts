import { messages } from '../error/messages.ts';

/** Codes that the host's cashier answers with (8000 is the provider's "being handled") [ENUM-32]. */
export const PayCode = { Done: 9000, Unknown: 6004, BeingHandled: 8000, LaunchFailed: -1 } as const;

export interface PayFailure {
  code: number;
  message: string;
}

/** No answer grants anything. `ask-once`: the order is asked again, and the failure shown unless it is paid. */
export type PayOutcome =
  | { next: 'poll' }
  | { next: 'ask-once'; failure: PayFailure }
  | { next: 'fail'; failure: PayFailure };

export interface PayAnswer {
  code: number | string;
  message?: string | undefined;
}

export const launchFailed: PayAnswer = { code: PayCode.LaunchFailed };

/** A code that is no whole number is unknown: 0. */
const toCode = (code: number | string): number => (/^-?\d{1,9}$/.test(String(code)) ? Number(code) : 0);

export function payOutcome(answer: PayAnswer): PayOutcome {
  const code = toCode(answer.code);
  if (code === PayCode.Done || code === PayCode.Unknown) return { next: 'poll' };
  if (code === PayCode.LaunchFailed) return { next: 'fail', failure: { code, message: messages.payLaunchFailure } };

  const failure = { code, message: answer.message?.trim() || messages.payUnknown };
  return { next: code === PayCode.BeingHandled ? 'ask-once' : 'fail', failure };
}
