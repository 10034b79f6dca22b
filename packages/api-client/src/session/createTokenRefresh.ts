import { AppError, messages } from '@shuye/core-domain/error';
import * as v from 'valibot';
import type { OtherTabs } from './otherTabs.ts';
import type { SessionSource } from './SessionSource.ts';

/** How long another tab may take to say that it has renewed the session already. */
const OTHERS_ANSWER_MS = 150;

/** How long another tab may keep the lock: longer than any host's bridge needs. */
const OTHERS_WORK_MS = 10_000;

/** A session that is refused so soon after it was renewed is not renewed again. */
const REST_MS = 60_000;

const LOCK = 'shuye_session';

const newsSchema = v.object({ renewedAt: v.number(), token: v.optional(v.string()) });
type News = v.InferOutput<typeof newsSchema>;

export interface RefusedRequest {
  /** The time of sending, as `tick` tells it. */
  sentAt: number;
  token: string | undefined;
}

export interface RenewalOptions extends OtherTabs {
  source: SessionSource & Required<Pick<SessionSource, 'renew'>>;
  /** Milliseconds; each reading is later than the one before. */
  tick: () => number;
  pause: (ms: number) => Promise<void>;
}

const classified = (error: unknown): AppError =>
  error instanceof AppError ? error : new AppError('network', messages.networkFailure, { cause: error });

const ended = (): AppError => new AppError('unauthorised', messages.needsLogin, { code: 401 });

/**
 * Renews the session once for all requests of all tabs (A-16) [ERR-42]: resolves when a request that was refused may be
 * sent again. Fails with kind `unauthorised` when the session has truly ended, and with any
 * other kind when the host could not be asked: then nobody is logged out.
 */
export function createTokenRefresh({ source, tick, pause, locks, channel }: RenewalOptions) {
  let latest: News | undefined;
  let takenAt = 0;
  let heard: (() => void) | undefined;
  let running: Promise<void> | undefined;

  const take = (news: News): void => {
    if (latest && latest.renewedAt >= news.renewedAt) return;
    latest = news;
    takenAt = tick();
    if (news.token) source.adopt?.(news.token);
    heard?.();
  };
  const isRenewedSince = ({ sentAt, token }: RefusedRequest): boolean => {
    if (!latest) return false;
    // A cookie reached this tab when it was set, a token when its news did.
    return latest.token ? takenAt > sentAt && latest.token !== token : latest.renewedAt > sentAt;
  };

  channel?.listen((message) => {
    const news = v.safeParse(newsSchema, message);
    if (news.success) take(news.output);
    else if (message === 'asked' && latest) channel.post(latest);
  });

  /** The word of the tab that held the lock before may come later than the lock itself. */
  const askOtherTabs = (): Promise<void> => {
    if (!channel) return Promise.resolve();
    const answered = new Promise<void>((resolve) => {
      heard = resolve;
    });
    channel.post('asked');
    return Promise.race([answered, pause(OTHERS_ANSWER_MS)]);
  };

  const renew = async (refused: RefusedRequest): Promise<void> => {
    await askOtherTabs();
    if (isRenewedSince(refused)) return;
    if (latest && tick() - latest.renewedAt < REST_MS) throw ended();
    const session = await source.renew();
    if (!session) throw ended();
    const news = { renewedAt: tick(), ...(session.token ? { token: session.token } : {}) };
    take(news);
    channel?.post(news);
  };

  const inTurn = async (refused: RefusedRequest): Promise<void> => {
    if (!locks) return renew(refused);
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), OTHERS_WORK_MS);
    let isOurTurn = false;
    try {
      await locks.request(LOCK, { signal: patience.signal }, () => {
        isOurTurn = true;
        clearTimeout(timer);
        return renew(refused);
      });
    } catch (error) {
      if (isOurTurn) throw error;
      await renew(refused);
    } finally {
      clearTimeout(timer);
    }
  };

  return (refused: RefusedRequest): Promise<void> => {
    if (isRenewedSince(refused)) return Promise.resolve();
    running ??= inTurn(refused)
      .catch((error: unknown) => {
        throw classified(error);
      })
      .finally(() => {
        running = undefined;
      });
    return running;
  };
}
