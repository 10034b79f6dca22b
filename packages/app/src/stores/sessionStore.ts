import { notLoaded, toFailed, toLoading, toReady, type AsyncState } from '@shuye/core-domain/async';
import { AppError, messages } from '@shuye/core-domain/error';
import { isPageLoggedIn, loggedOut, type Account } from '@shuye/core-domain/member';
import { createStore, type StoreApi } from 'zustand/vanilla';

export interface SessionState {
  /** 8000000 for a guest. */
  userId: string;
  isLoggedIn: boolean;
  isKnownToHost: boolean;
  /** Never ready for a guest. */
  account: AsyncState<Account>;
  /** Another tab may have logged in or out. */
  checkUser: () => void;
  /**
   * Has the host renew the login of its user [AUTH-17]; rejects where it refuses, or cannot be asked (D-021). Silently, it is
   * asked only who is logged in there already.
   */
  askHost: (silently?: boolean) => Promise<void>;
  /**
   * Renews the login before something is bought: by the host, or on the plain web by the server, there at most once in ten
   * minutes [AUTH-17]. Asks nothing for a guest of the plain web; rejects with `unauthorised` when the login has ended.
   */
  renew: () => Promise<void>;
  /** Asks the server who the reader is and what they hold; asks nothing for a guest [AUTH-05] [API-66]. */
  load: () => Promise<void>;
  /** Rejects with an `AppError` when the server did not answer; the reader is then still logged in [API-66]. */
  logOut: () => Promise<void>;
}

export type SessionStore = StoreApi<SessionState>;

export interface SessionParts {
  parseUserId: () => string;
  /** Absent where the host cannot be asked. */
  refreshLogin?: ((silently?: boolean) => Promise<void>) | undefined;
  /** The server renews a login that a page made. */
  renewLogin: () => Promise<void>;
  nowMs: () => number;
  fetchAccount: () => Promise<Account>;
  endLogin: (userId: string) => Promise<void>;
  /** Another reader is there, or none any more: nothing of the former one is shown. */
  onChange: (userId: string, former: string) => void;
}

/** A login lasts for days: one that was renewed within this time is as good as new. */
const RENEWAL_REST_MS = 600_000;

const classified = (error: unknown): AppError =>
  error instanceof AppError ? error : new AppError('network', messages.networkFailure, { cause: error });

export const createSessionStore = ({
  parseUserId,
  refreshLogin,
  renewLogin,
  nowMs,
  fetchAccount,
  endLogin,
  onChange,
}: SessionParts): SessionStore =>
  createStore<SessionState>()((set, get) => {
    const become = (userId: string): void => {
      const former = get().userId;
      if (userId === former) return;
      set({ userId, isLoggedIn: isPageLoggedIn(userId), account: notLoaded() });
      onChange(userId, former);
    };
    const first = parseUserId();
    let renewedAtMs = -Infinity;

    return {
      userId: first,
      isLoggedIn: isPageLoggedIn(first),
      isKnownToHost: false,
      account: notLoaded(),
      checkUser: () => become(parseUserId()),
      askHost: async (silently) => {
        if (!refreshLogin) throw new AppError('bridge', messages.needsLogin);
        await refreshLogin(silently);
        set({ isKnownToHost: true });
        become(parseUserId());
      },
      renew: async () => {
        if (refreshLogin) return get().askHost();
        if (!get().isLoggedIn || nowMs() - renewedAtMs < RENEWAL_REST_MS) return;
        await renewLogin();
        renewedAtMs = nowMs();
      },
      load: async () => {
        become(parseUserId());
        const { userId, isLoggedIn } = get();
        if (!isLoggedIn) return;
        set({ account: toLoading(get().account) });
        // One that hung may fail after another has come.
        const failed = (error: unknown): AsyncState<Account> => toFailed(get().account, classified(error));
        const loaded = await fetchAccount().then<AsyncState<Account>, AsyncState<Account>>(toReady, failed);
        if (get().userId === userId) set({ account: loaded });
      },
      logOut: async () => {
        const { userId, isLoggedIn } = get();
        if (isLoggedIn) await endLogin(userId);
        set({ isKnownToHost: false });
        become(loggedOut.userId);
      },
    };
  });
