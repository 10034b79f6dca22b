import { AppError } from '@shuye/core-domain/error';
import { describe, expect, it, vi } from 'vitest';
import { bookQuery } from '../../queries/bookQueries.ts';
import { aHost } from '../../testing/aHost.ts';
import { testServices } from '../../testing/testServices.ts';
import { aWireBook } from '../../testing/wire.ts';

const login = { userId: '9000001', token: 'memory-token', expiresIn: 2_592_000, isNewBind: false };

/** A page in a host that logs its user in, and names them by the code `code`. */
const inHost = (loginCode: () => Promise<string> = async () => 'code', answer: object = login) => {
  const host = aHost({ id: 'another', login: 'host' });
  const refreshLogin = vi.fn(async () => undefined);
  const services = testServices({
    host: { ...host, bridge: { ...host.bridge, refreshLogin, loginCode, loginHost: 'taobao' } },
    answers: { logInByHost: answer as never, bookInfo: aWireBook(), logOut: {} },
  });
  const exchanged = () => services.seen.filter(({ name }) => name === 'logInByHost');
  return { services, refreshLogin, exchanged, state: services.login.getState };
};

describe('a reader whom the host names [AUTH-13] [HOST-28]', () => {
  it('is logged in by the host’s code, with a token that no cookie and no storage has (A-05)', async () => {
    const { services, refreshLogin, exchanged, state } = inHost();
    await state().askHost();
    expect(refreshLogin).toHaveBeenCalledOnce();
    expect(exchanged().map(({ fields }) => fields)).toMatchObject([{ host: 'taobao', code: 'code' }]);
    expect([state().userId, state().isLoggedIn, services.userId()]).toEqual(['9000001', true, '9000001']);

    await services.query.fetchQuery(bookQuery(services.client, '1001'));
    expect(services.seen.at(-1)).toMatchObject({ name: 'bookInfo', authorization: 'Bearer memory-token' });
    expect(services.seen.at(-1)?.fields).toMatchObject({ user_id: '9000001' });
  });

  it('is known on a new page without being asked anything', async () => {
    const { refreshLogin, state } = inHost();
    await state().askHost(true);
    expect([refreshLogin.mock.calls, state().userId]).toEqual([[], '9000001']);
  });

  it('stays a guest where the host names nobody, and where the server does not know the code', async () => {
    const nobody = inHost(() => Promise.reject(new AppError('bridge', '请先登录')));
    await expect(nobody.state().askHost(true)).rejects.toMatchObject({ kind: 'bridge' });
    expect([nobody.state().isLoggedIn, nobody.exchanged()]).toEqual([false, []]);

    const unknown = inHost(undefined, new Response('{"state":403}', { status: 403 }));
    await expect(unknown.state().askHost()).rejects.toBeInstanceOf(AppError);
    expect(unknown.state()).toMatchObject({ isLoggedIn: false, isKnownToHost: false });
  });

  it('sees what a guest sees until their own has come, and after the logout nothing that was theirs', async () => {
    const { services, state } = inHost();
    const book = bookQuery(services.client, '1001');
    await services.query.fetchQuery(book);
    const shown = () => services.query.getQueryState(book.queryKey);
    await state().askHost(true);
    expect([shown()?.data?.bookId, shown()?.isInvalidated]).toEqual(['1001', true]);
    await state().logOut();
    expect(shown()?.data).toBeUndefined();
  });

  it('is forgotten with the logout', async () => {
    const { services, state } = inHost();
    await state().askHost();
    await state().logOut();
    expect([state().isLoggedIn, services.userId()]).toEqual([false, '8000000']);
    await services.query.fetchQuery(bookQuery(services.client, '1001'));
    expect(services.seen.at(-1)?.authorization).toBeUndefined();
  });
});
