import { AppError } from '@shuye/core-domain/error';
import { guestAccount, type Account } from '@shuye/core-domain/member';
import { describe, expect, it, vi } from 'vitest';
import { anAnswer } from '../testing/anAnswer.ts';
import { testServices } from '../testing/testServices.ts';
import { createSessionStore, type SessionParts } from './sessionStore.ts';

const account: Account = { ...guestAccount('device-1'), userId: '8000001', nickname: '山中人', beanBalance: 12 };

function aSession(change: Partial<SessionParts> = {}) {
  let userId = '8000001';
  const spies = {
    parseUserId: () => userId,
    renewLogin: vi.fn<() => Promise<void>>().mockResolvedValue(),
    nowMs: () => 1_790_000_000_000,
    fetchAccount: vi.fn<() => Promise<Account>>().mockResolvedValue(account),
    endLogin: vi.fn<(userId: string) => Promise<void>>().mockResolvedValue(),
    onChange: vi.fn<(userId: string, former: string) => void>(),
  };
  const store = createSessionStore({ ...spies, ...change });
  return { ...spies, store, state: store.getState, become: (id: string) => (userId = id) };
}

describe('who is logged in', () => {
  it('is known from the page’s own cookie alone [AUTH-10]', () => {
    const { state, fetchAccount } = aSession();
    expect(state()).toMatchObject({ userId: '8000001', isLoggedIn: true });
    expect(fetchAccount).not.toHaveBeenCalled();
  });

  it('may have changed in another tab: what was the former reader’s is forgotten', async () => {
    const { state, become, onChange } = aSession();
    await state().load();
    become('8000002');
    state().checkUser();
    expect(state()).toMatchObject({ userId: '8000002', account: { status: 'loading', data: undefined } });
    expect(onChange.mock.calls).toEqual([['8000002', '8000001']]);
    state().checkUser();
    expect(onChange).toHaveBeenCalledOnce();
  });
});

describe('the user of a host (D-021)', () => {
  it('is known once the host has renewed the login [AUTH-17]', async () => {
    const { state } = aSession({ refreshLogin: () => Promise.resolve() });
    expect(state().isKnownToHost).toBe(false);
    await state().askHost();
    expect(state().isKnownToHost).toBe(true);
    await state().logOut();
    expect(state().isKnownToHost).toBe(false);
  });

  it.each([
    ['the host refuses', () => Promise.reject(new AppError('bridge', '授权已取消')), '授权已取消'],
    ['it cannot be asked', undefined, '请先登录'],
  ])('is unknown where %s', async (_case, refreshLogin, message) => {
    const { state } = aSession({ refreshLogin });
    await expect(state().askHost()).rejects.toMatchObject({ kind: 'bridge', message });
    expect(state().isKnownToHost).toBe(false);
  });
});

describe('the account [API-66]', () => {
  it('is asked for when it is wanted, and tells how far that is [ENT-26]', async () => {
    const answer = anAnswer<Account>();
    const { state } = aSession({ fetchAccount: () => answer.promise });
    const loading = state().load();
    expect(state().account).toEqual({ status: 'loading', data: undefined });
    answer.give(account);
    await loading;
    expect(state().account).toEqual({ status: 'ready', data: account });
  });

  it('of a guest is not asked for [AUTH-05]', async () => {
    const { store, fetchAccount } = aSession({ parseUserId: () => '8000000' });
    await store.getState().load();
    expect(fetchAccount).not.toHaveBeenCalled();
    expect(store.getState().account.status).toBe('loading');
  });

  it('keeps what is known of it when asking again fails', async () => {
    const { state, fetchAccount } = aSession();
    await state().load();
    fetchAccount.mockRejectedValue(new TypeError('x'));
    await state().load();
    expect(state().account).toMatchObject({ status: 'failed', data: account, error: { kind: 'network' } });
  });

  it('that was asked for again stays when the first question fails at last', async () => {
    const end = anAnswer<undefined>();
    const hanging = end.promise.then((): Promise<Account> => Promise.reject(new AppError('timeout', '超时')));
    const { state, fetchAccount } = aSession();
    fetchAccount.mockReturnValueOnce(hanging);
    const first = state().load();
    await state().load();
    end.give(undefined);
    await first;
    expect(state().account.data).toEqual(account);
  });

  it('of a reader who is gone by then is not shown to the next', async () => {
    const answer = anAnswer<Account>();
    const { state, become } = aSession({ fetchAccount: () => answer.promise });
    const loading = state().load();
    become('8000002');
    state().checkUser();
    answer.give(account);
    await loading;
    expect(state().account.data).toBeUndefined();
  });
});

describe('a logout [API-66]', () => {
  it('leaves the anonymous id once the server has ended the session [AUTH-14]', async () => {
    const { state, endLogin, onChange } = aSession();
    await state().logOut();
    expect(endLogin.mock.calls).toEqual([['8000001']]);
    expect(state()).toMatchObject({ userId: '8000000', isLoggedIn: false });
    expect(onChange.mock.calls).toEqual([['8000000', '8000001']]);
  });

  it('that the server did not hear of is none', async () => {
    const endLogin = vi.fn<() => Promise<void>>().mockRejectedValue(new AppError('network', 'x'));
    const { state } = aSession({ endLogin });
    await expect(state().logOut()).rejects.toMatchObject({ kind: 'network' });
    expect(state().isLoggedIn).toBe(true);
  });
});

describe('the services of a page', () => {
  const answers = {
    userBaseInfo: { data: { userId: '8000001', nickName: '山中人' } },
    userInfo: { info: { userInfo: { balance: 12 }, userCouponInfo: { ticket: { unUsedNum: 3 } } } },
    logOut: {},
  };

  it('ask for the account by its two calls [API-29, API-30, ENT-26, ENT-27]', async () => {
    const { login, seen } = testServices({ userId: '8000001', answers });
    await login.getState().load();
    expect(login.getState().account.data).toMatchObject({
      userId: '8000001',
      nickname: '山中人',
      deviceId: 'device-1',
      beanBalance: 12,
      unusedTickets: 3,
    });
    expect(new Set(seen.map(({ name }) => name))).toEqual(new Set(['userBaseInfo', 'userInfo']));
    expect(seen.find(({ name }) => name === 'userInfo')?.fields).toMatchObject({
      user_id: '8000001',
      imei: 'device-1',
    });
  });

  it('end the login by its call [API-31]', async () => {
    const { login, seen } = testServices({ userId: '8000001', answers });
    await login.getState().logOut();
    expect(seen.map(({ name, fields }) => [name, fields['userId']])).toContainEqual(['logOut', '8000001']);
    expect(login.getState().isLoggedIn).toBe(false);
  });
});
