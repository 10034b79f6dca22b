import { AppError, messages } from '@shuye/core-domain/error';
import type { createTokenRefresh } from './createTokenRefresh.ts';
import type { OtherTabs } from './otherTabs.ts';
import type { SessionSource } from './SessionSource.ts';

export interface SessionOptions {
  session?: SessionSource;
  /** `include` where a cookie carries the session to a server of another origin. */
  credentials?: RequestCredentials;
  /** Loaded when a session must be renewed for the first time. */
  otherTabs?: (() => OtherTabs) | undefined;
  nowMs: () => number;
  pause?: (ms: number) => Promise<void>;
}

export interface Credentials {
  token: string | undefined;
  headers: Readonly<Record<string, string>>;
  credentials: RequestCredentials | undefined;
}

export interface Session {
  /** Does `work` in the reader's name; once more when its session had to be renewed first. A second 401 is an error. */
  withSession: <T>(work: (proof: Credentials) => Promise<T>) => Promise<T>;
}

const wait = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

/** The reader's session as requests need it: shown by cookie or bearer token [SIGN-14], renewed on a 401 (D-020) [ERR-42]. */
export function createSession({
  session: source = {},
  credentials,
  otherTabs,
  nowMs,
  pause = wait,
}: SessionOptions): Session {
  const { token: readToken, adopt, renew } = source;
  let last = 0;
  const tick = (): number => (last = Math.max(nowMs(), last + 1));

  const proof = (): Credentials => {
    const token = readToken?.() || undefined;
    return { token, headers: token ? { authorization: `Bearer ${token}` } : {}, credentials };
  };

  let loading: Promise<ReturnType<typeof createTokenRefresh>> | undefined;
  const loadRenewal = (hostRenew: NonNullable<typeof renew>) =>
    // A renewal is rare, so it is no part of a page's first load.
    import('./createTokenRefresh.ts')
      .then((module) =>
        module.createTokenRefresh({
          source: { adopt, renew: hostRenew },
          tick,
          pause,
          ...otherTabs?.(),
        }),
      )
      .catch((cause: unknown) => {
        loading = undefined;
        throw new AppError('network', messages.networkFailure, { cause });
      });

  return {
    withSession: async (work) => {
      const sentAt = tick();
      const shown = proof();
      try {
        return await work(shown);
      } catch (error) {
        if (!renew || !(error instanceof AppError) || error.kind !== 'unauthorised') throw error;
      }
      loading ??= loadRenewal(renew);
      const renewed = await loading;
      await renewed({ sentAt, token: shown.token });
      return work(proof());
    },
  };
}
