import { messages } from '../error/messages.ts';

/** Refusals of the first-collection gift that open a dialog [ENUM-33]. */
export const GiftStatus = { Refused: 230014, RefusedByAccount: 10004, ClaimedBefore: 230015 } as const;

export type GiftAnswer =
  | { kind: 'claimed' }
  | { kind: 'refused'; status: number; message: string }
  | { kind: 'unreachable' };

export type GiftOutcome =
  | { outcome: 'claimed'; show: 'dialog'; text: string; button: string }
  | { outcome: 'claimed-before' | 'refused'; show: 'dialog'; text: string }
  | { outcome: 'underway' | 'unreachable'; show: 'toast'; text: string };

export function giftOutcome(answer: GiftAnswer): GiftOutcome {
  if (answer.kind === 'claimed') {
    return { outcome: 'claimed', show: 'dialog', text: messages.giftSuccess, button: messages.giftChooseBooks };
  }
  if (answer.kind === 'unreachable') return { outcome: 'unreachable', show: 'toast', text: messages.networkFailure };

  const { status, message } = answer;
  if (status === GiftStatus.ClaimedBefore) {
    return { outcome: 'claimed-before', show: 'dialog', text: messages.giftTwice };
  }
  if (status === GiftStatus.Refused || status === GiftStatus.RefusedByAccount) {
    return { outcome: 'refused', show: 'dialog', text: message };
  }
  return { outcome: 'underway', show: 'toast', text: messages.giftReceived };
}
