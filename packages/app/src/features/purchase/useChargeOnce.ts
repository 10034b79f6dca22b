import type { SendOptions } from '@shuye/api-client';
import { brand } from '@shuye/core-domain/brand';
import { AppError, failureMessage } from '@shuye/core-domain/error';
import { useCallback, useRef, useState } from 'react';
import { useIsShown } from '../../hooks/useIsShown.ts';
import { useSession } from '../../hooks/useSession.ts';
import { isStillAccount } from '../../services/account/isStillAccount.ts';
import { createIntentKeys } from '../../services/createIntentKeys.ts';
import { useServices } from '../../services/ServicesContext.tsx';

export interface Charge {
  /** Names what is bought to readers who left before it failed; without it they are told nothing. */
  thing?: string;
  /** Names what is bought down to its price and tickets: the same intent is sent with the same key. */
  intent: string;
  /**
   * Asks whether what was shown still holds; a text of what changed is shown, and nothing is taken. `isRepeated`: the same
   * intent was sent before, and its outcome is not known.
   */
  check: (isRepeated: boolean) => Promise<string | undefined>;
  send: (options: SendOptions) => Promise<unknown>;
  /** Nothing else is charged until it has ended; it never rejects. */
  onDone: () => void | Promise<void>;
  /** The server refused. @returns What to tell the reader, if anything. */
  onRefused: (error: AppError) => Promise<string | undefined>;
}

const isRefusal = (error: unknown): error is AppError => error instanceof AppError && error.kind === 'server';

/** Another request buys the same, and may have paid for it. */
const IN_PROGRESS = 999;

/**
 * The check, which follows the lock, sees what another tab takes meanwhile. Without locks, tabs share the key of a
 * intent.
 */
const oneTabAtATime = (take: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request(`${brand.storagePrefix}charge`, take) : take();

/**
 * Charges once, however often it is pressed, sent or repeated in another tab: the key of an intent is kept until its outcome
 * is known. Without a word of the server the same key is sent again by the next press.
 */
export function useChargeOnce(): {
  isBusy: boolean;
  notice: string | undefined;
  charge: (asked: Charge) => void;
} {
  const services = useServices();
  const shownTo = useSession((session) => session.userId);
  const [isBusy, setBusy] = useState(false);
  const [notice, setNotice] = useState<string>();
  const running = useRef(false);
  const isShown = useIsShown();

  const charge = useCallback(
    (asked: Charge): void => {
      if (running.current) return;
      running.current = true;
      setBusy(true);
      setNotice(undefined);
      const take = async (): Promise<void> => {
        if (!isStillAccount(services, shownTo)) return;
        const intents = createIntentKeys(services);
        let isSent = intents.isOpen(asked.intent);
        const tell = (words: string | undefined, isUncharged: boolean): void => {
          const { thing } = asked;
          if (!thing || !words || isShown.current) setNotice(words);
          else services.news.setState({ left: { thing, refusal: isUncharged && words } });
        };
        try {
          const changed = await asked.check(isSent);
          if (changed !== undefined) return tell(changed, true);
          isSent = true;
          await asked.send({ idempotencyKey: intents.keyOf(asked.intent) });
          intents.settle(asked.intent);
          await asked.onDone();
        } catch (error) {
          if (!isRefusal(error)) return tell(failureMessage(error), !isSent);
          intents.settle(asked.intent);
          tell(await asked.onRefused(error), error.code !== IN_PROGRESS);
        }
      };
      void oneTabAtATime(take).finally(() => {
        running.current = false;
        setBusy(false);
      });
    },
    [services, shownTo, isShown],
  );

  return { isBusy, notice, charge };
}
