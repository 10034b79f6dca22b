import { storePage, syncBookmarks } from '@shuye/api-client/calls';
import { expect, it } from 'vitest';
import { startTestGateway, NOW } from '../testing/startTestGateway.ts';
import { sendCall } from '../testing/sendCall.ts';

const pull = { nowMs: NOW, changes: [], pull: true };

it('refuses an account id that no session proves, by HTTP 401 alone [AUTH-10, SIGN-12]', async () => {
  const { ask, signIn } = await startTestGateway();
  const mine = await signIn();
  const other = await signIn();

  expect((await sendCall(ask, syncBookmarks, pull, mine.userId)).status).toBe(401);
  expect((await sendCall(other.ask, syncBookmarks, pull, mine.userId)).status).toBe(401);
  expect((await sendCall(mine.ask, syncBookmarks, pull, mine.userId)).status).toBe(200);
});

it('refuses one that is written as a number too (E2)', async () => {
  const { signIn } = await startTestGateway();
  const [mine, other] = [await signIn(), await signIn()];
  const claiming = { ...storePage, toRequest: (userId: number) => ({ page: 'home', userId }) };
  const ask = async (userId: number) => (await sendCall(mine.ask, claiming, userId)).status;
  expect([await ask(Number(other.userId)), await ask(Number(mine.userId)), await ask(8_000_000)]).toEqual([
    401, 200, 200,
  ]);
});

it('takes the cookie of a browser as well as the bearer token of a host [AUTH-11]', async () => {
  const { ask, signIn } = await startTestGateway();
  const { userId, token } = await signIn();
  const withCookie: typeof ask = (path, init) =>
    ask(path, { ...init, headers: { cookie: `other=1; shuye_uid=${userId}; shuye_token=${token}` } });
  expect((await sendCall(withCookie, syncBookmarks, pull, userId)).status).toBe(200);
});

it('takes the cookies away of a login that has ended, so that the page becomes a guest’s (D-020)', async () => {
  const { ask, signIn } = await startTestGateway();
  const { userId, token } = await signIn();
  const other = await signIn();
  const cleared = async (cookie: string, claimed: string): Promise<boolean> => {
    let set: readonly string[] = [];
    const asked: typeof ask = async (path, init) => {
      const answer = await ask(path, { ...init, headers: cookie ? { cookie } : {} });
      set = answer.headers.getSetCookie();
      return answer;
    };
    expect((await sendCall(asked, syncBookmarks, pull, claimed)).status).toBe(401);
    return set.length === 2;
  };
  expect(await cleared(`shuye_uid=${userId}; shuye_token=${'x'.repeat(43)}`, userId)).toBe(true);
  expect(await cleared(`shuye_uid=${userId}`, userId)).toBe(true);
  // The browser's own login is good, only this page is still another reader's.
  expect(await cleared(`shuye_uid=${userId}; shuye_token=${token}`, other.userId)).toBe(false);
  expect(await cleared('', userId)).toBe(false);
});
