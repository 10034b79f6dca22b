import type { Random } from './createRandom.ts';

/** Messages on their way; each arrives later, in any order, perhaps twice, perhaps never. */
export interface Network<Message> {
  /** `delay` in milliseconds, by chance unless given. */
  send: (message: Message, nowMs: number, delay?: number) => void;
  /** One that is due, by chance. `isTwice` is asked of it: then it stays on its way as well. */
  deliver: (nowMs: number, isTwice?: () => boolean) => Message | undefined;
  /** Whether there was one to lose. */
  lose: () => boolean;
}

const MAX_DELAY_MS = 8_000;
/** More are dropped: the oldest have long timed out. */
const MAX_ON_THEIR_WAY = 40;

export function createNetwork<Message>(random: Random): Network<Message> {
  const onTheirWay: Array<{ message: Message; dueAt: number }> = [];
  const takeOut = (at: number): Message | undefined => {
    const [taken] = onTheirWay.splice(at, 1);
    return taken?.message;
  };
  return {
    send: (message, nowMs, delay = random.below(random.chance(0.1) ? MAX_DELAY_MS : 300)) => {
      if (onTheirWay.length >= MAX_ON_THEIR_WAY) takeOut(0);
      onTheirWay.push({ message, dueAt: nowMs + delay });
    },
    deliver: (nowMs, isTwice = () => false) => {
      if (onTheirWay.length === 0) return undefined;
      const at = random.below(onTheirWay.length);
      const found = onTheirWay[at];
      if (!found || found.dueAt > nowMs) return undefined;
      return isTwice() ? found.message : takeOut(at);
    },
    lose: () => onTheirWay.length > 0 && takeOut(random.below(onTheirWay.length)) !== undefined,
  };
}
