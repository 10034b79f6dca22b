import { bookInfo, createOrder } from '@shuye/api-client/calls';
import { describe, expect, it } from 'vitest';
import { findOrCreateAccount } from '../sessions/findOrCreateAccount.ts';
import { openLoginPage } from '../testing/openLoginPage.ts';
import { signedRequest } from '../testing/signedRequest.ts';
import { NOW, startTestGateway } from '../testing/startTestGateway.ts';
import { testLoginSettings } from '../testing/testLoginSettings.ts';
import { createGateway, type Gateway } from './createGateway.ts';

const PHONE = '13800000001';

/** The states of a signed call and of one with encrypted fields, made with a key. */
async function statesOf(gateway: Gateway, key: string): Promise<unknown[]> {
  const sender = { userId: '8000000', nowMs: NOW, key };
  const order = { product: { productId: 'p1', priceYuan: 30 }, payMode: 4, returnUrl: 'https://a.example/' };
  const requests = [
    signedRequest(bookInfo, { bookId: '1001' }, sender),
    signedRequest(createOrder, order as never, sender),
  ];
  return Promise.all(
    requests.map(async ({ path, init }) => {
      const { state, status } = (await (await gateway.request(path, init)).json()) as {
        state?: number;
        status?: number;
      };
      return state ?? status;
    }),
  );
}

describe('keys that are replaced', () => {
  it('sign calls as long as the operator lists them [SIGN-04]', async () => {
    const { parts } = await startTestGateway();
    const during = createGateway({ ...parts, signKeys: { book: ['new', 'old'], pay: ['new', 'old'] } });
    const after = createGateway({ ...parts, signKeys: { book: ['new'], pay: ['new'] } });
    const present = await statesOf(after, 'new');
    expect(present).not.toContain(4010);
    expect([await statesOf(during, 'new'), await statesOf(during, 'old')]).toEqual([present, present]);
    expect(await statesOf(after, 'old')).not.toEqual(present);
    expect(await statesOf(during, 'other')).not.toEqual(present);
  });

  it('recognise readers whom they knew, who are known by the present one from then on', async () => {
    const { gateway, database, parts } = await startTestGateway();
    const logIn = async (shown: Gateway): Promise<string | undefined> => {
      await database.deleteFrom('login_code').execute();
      const page = openLoginPage(shown);
      await page.open();
      await page.requestCode(PHONE);
      await page.typeCode('000000');
      return page.jar.get('shuye_uid');
    };
    const userId = await logIn(gateway);
    const former = parts.login.secretKey;
    const secretKey = Buffer.from('another key that only tests know, of 48 letters.');
    const during = testLoginSettings({ secretKey, formerKey: former });
    expect(await logIn(createGateway({ ...parts, login: during }))).toBe(userId);
    const after = testLoginSettings({ secretKey });
    expect(await logIn(createGateway({ ...parts, login: after }))).toBe(userId);
    expect(await database.selectFrom('account').select('user_id').execute()).toHaveLength(1);
  });

  it('never join two accounts: who is known by the present key is not looked for by a former one', async () => {
    const { database } = await startTestGateway();
    const old = await findOrCreateAccount(database, { provider: 'phone', subjectHash: 'old' }, NOW);
    const present = await findOrCreateAccount(database, { provider: 'phone', subjectHash: 'new' }, NOW);
    const identity = { provider: 'phone', subjectHash: 'new', formerHash: 'old' };
    expect(await findOrCreateAccount(database, identity, NOW)).toEqual({ ...present, isNew: false });
    expect(old.userId).not.toBe(present.userId);
  });
});
