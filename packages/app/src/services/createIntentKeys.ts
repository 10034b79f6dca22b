import type { Services } from './Services.ts';

/** After this time the same intent is a new one. */
const INTENT_TTL_MS = 600_000;

const STORED_AS = 'intents';

interface Intent {
  key: string;
  /** Milliseconds. */
  since: number;
}

type Intents = Readonly<Record<string, Intent>>;

/** Idempotency keys of what a reader wants done: a second try after a reload is the same intent, not a new one. */
export interface IntentKeys {
  /** Whether the intent was begun, here or in another tab, and its outcome is not known. */
  isOpen: (intent: string) => boolean;
  /** An open intent that begins like this: the same intent in other particulars. */
  openLike: (beginning: string) => string | undefined;
  /** The key of an intent, such as `buy 1001 2001`, stays the same until it is settled, for ten minutes at most. */
  keyOf: (intent: string) => string;
  /** After the outcome is known, the same intent is a new intent. */
  settle: (intent: string) => void;
}

const isIntent = (value: unknown): value is Intent => {
  if (typeof value !== 'object' || value === null) return false;
  const { key, since }: Partial<Record<keyof Intent, unknown>> = value;
  return typeof key === 'string' && /^[0-9A-Za-z-]{1,64}$/.test(key) && typeof since === 'number';
};

const asIntents = (value: unknown): Intents | undefined =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).filter((entry): entry is [string, Intent] => isIntent(entry[1])))
    : undefined;

export function createIntentKeys({
  storage,
  nowMs,
  randomId,
}: Pick<Services, 'storage' | 'nowMs' | 'randomId'>): IntentKeys {
  const current = (): Intents => {
    const stored = Object.entries(storage.read(STORED_AS, asIntents) ?? {});
    return Object.fromEntries(stored.filter(([, { since }]) => Math.abs(nowMs() - since) < INTENT_TTL_MS));
  };
  return {
    isOpen: (intent) => intent in current(),
    openLike: (beginning) => Object.keys(current()).find((intent) => intent.startsWith(beginning)),
    keyOf: (intent) => {
      const intents = current();
      const known = intents[intent];
      if (known) return known.key;
      const key = randomId();
      storage.write(STORED_AS, { ...intents, [intent]: { key, since: nowMs() } });
      return key;
    },
    settle: (intent) => {
      const { [intent]: _settled, ...others } = current();
      storage.write(STORED_AS, others);
    },
  };
}
