import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aHost } from '../../testing/aHost.ts';
import { anAccount } from '../../testing/anAccount.ts';
import { anAnswer } from '../../testing/anAnswer.ts';
import { Refusal, type Answers } from '../../testing/fakeServer.ts';
import { renderApp, type RenderAppOptions } from '../../testing/renderApp.tsx';

const currentUrl = () => 'https://shuye.example/myself';

const openAsGuest = (options: RenderAppOptions = {}) => renderApp({ path: '/myself', currentUrl, ...options });

const openAsReader = (answers: Answers = anAccount(), options: RenderAppOptions = {}) =>
  renderApp({ path: '/myself', currentUrl, userId: '8000001', answers, ...options });

const link = (name: string | RegExp) => screen.getByRole('link', { name });
const address = (name: string | RegExp) => link(name).getAttribute('href') ?? '';

describe('我的', () => {
  it.each(['/myself', '/myself/', '/myself/collected'])('is at %s, and marks its tab [ROUTE-34]', async (path) => {
    await renderApp({ path });
    expect(screen.getByRole('heading', { level: 1, name: '我的' })).toBeTruthy();
    expect(document.title).toBe('我的-书页小说');
    const tabs = within(screen.getByRole('navigation', { name: '主导航' }));
    expect(tabs.getByRole('link', { name: '我的' }).getAttribute('aria-current')).toBe('page');
  });

  it.each<[string | RegExp, string, string]>([
    [/^我的会员/, '/myVip', 'ME-07'],
    ['书豆充值', '/top-up', 'ME-11'],
    ['消费充值记录', '/consume-records', 'ME-12'],
    ['购买过的书', '/bought-books', 'ME-13'],
  ])('leads by %s to %s [%s]', async (name, target) => {
    await openAsGuest();
    expect(address(name)).toBe(target);
  });

  it('leads to the feedback page, and says who and where the reader is [ME-14]', async () => {
    await openAsReader(anAccount(), {
      feedbackUrl: 'https://feedback.example/in?product=1',
      host: aHost({ platform: { android: 109, ios: 110 } }),
    });
    const target = new URL(address('意见反馈'));
    expect(target.origin + target.pathname).toBe('https://feedback.example/in');
    expect(Object.fromEntries(target.searchParams)).toEqual({
      product: '1',
      instance: 'shuye',
      from: 'h5',
      pf: '109',
      sn: 'device-1',
      user_id: '8000001',
    });
  });

  it('leads a reader to the devices that are logged in, and no guest', async () => {
    const view = await openAsReader();
    await screen.findByRole('heading', { name: '山中人' });
    expect(address('登录设备')).toBe('/login-devices');
    view.unmount();
    await openAsGuest();
    expect(screen.queryByRole('link', { name: '登录设备' })).toBeNull();
  });

  it('leads to our own feedback page without another', async () => {
    await openAsGuest();
    expect(address('意见反馈')).toBe('/feedback?instance=shuye&from=h5&pf=0&sn=device-1&user_id=8000000');
  });
});

describe('a guest', () => {
  it('finds beside the ways in what logging in agrees to [MISC-05] [MISC-06]', async () => {
    await openAsGuest();
    expect([address('用户协议'), address('隐私协议')]).toEqual(['/user-agreement', '/privacy-policy']);
  });

  it('finds a way to log in and one to register, both leading back here [ME-06] [AUTH-07]', async () => {
    await openAsGuest({ path: '/myself?siteid=77' });
    const [login, register] = ['登录', '注册'].map((name) => new URL(address(name), currentUrl()));
    const back = 'https://shuye.example/myself?siteid=77';
    expect(login?.pathname).toBe('/login');
    expect(Object.fromEntries(login?.searchParams ?? [])).toEqual({ priority: 'code', redirect_uri: back });
    expect(Object.fromEntries(register?.searchParams ?? [])).toMatchObject({ register: '1', redirect_uri: back });
  });

  it('is asked to open a membership, and to nothing that only an account has [ME-08] [AUTH-07]', async () => {
    const { services } = await openAsGuest();
    expect(link(/我的会员/).textContent).toContain('开通会员');
    expect(screen.queryByRole('button', { name: '退出登录' })).toBeNull();
    expect(screen.queryByRole('link', { name: /书豆$/ })).toBeNull();
    expect(services.seen).toEqual([]);
  });
});

describe('a reader who is logged in', () => {
  it('sees name and membership, and the way out in place of the way in [ME-02] [ME-03] [AUTH-07]', async () => {
    await openAsReader(anAccount({ superType: 2 }));
    expect(await screen.findByRole('heading', { name: '山中人' })).toBeTruthy();
    expect(screen.getByText('超级会员')).toBeTruthy();
    expect(screen.getByRole('button', { name: '退出登录' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: '登录' })).toBeNull();
  });

  it('sees the picture [ME-01]', async () => {
    const { container } = await openAsReader(anAccount({ avatarUrl: '/avatars/1.png' }));
    await screen.findByRole('heading', { name: '山中人' });
    await waitFor(() => expect(container.querySelector('main img')?.getAttribute('src')).toBe('/avatars/1.png'));
  });

  it.each([
    ['1234书豆', '/my-beans', 'ME-04'],
    ['7可用豆券', '/bean-tickets', 'ME-05'],
  ])('sees %s and finds %s by it [%s]', async (name, target) => {
    await openAsReader(anAccount({ beans: 1234, tickets: 7 }));
    await screen.findByRole('heading', { name: '山中人' });
    expect(address(name)).toBe(target);
  });

  it.each<[number | undefined, string, string]>([
    [undefined, '开通会员', 'ME-08'],
    [3, '请续费', 'ME-09'],
    [2, '已开通', 'ME-10'],
  ])('with a membership in state %s reads %s [%s]', async (superType, label) => {
    await openAsReader(anAccount(superType === undefined ? {} : { superType }));
    await screen.findByRole('heading', { name: '山中人' });
    expect(link(/我的会员/).textContent).toBe(`我的会员${label}`);
  });
});

it('uses the server’s time, not this device’s, for the end of a membership [ME-09]', async () => {
  await openAsReader(anAccount({ superType: 2, superEndsIn: -1 }), { nowMs: () => 0 });
  await screen.findByRole('heading', { name: '山中人' });
  expect(link(/我的会员/).textContent).toBe('我的会员请续费');
  expect(screen.queryByText('超级会员')).toBeNull();
});

describe('an account on its way', () => {
  it('leaves its shape, and all that needs no account', async () => {
    const profile = anAnswer<ReturnType<typeof anAccount>['userBaseInfo']>();
    await openAsReader({ ...anAccount(), userBaseInfo: () => profile.promise });
    expect(screen.getByText('加载中')).toBeTruthy();
    expect(link(/我的会员/).textContent).toBe('我的会员');
    profile.give(anAccount().userBaseInfo);
    await screen.findByRole('heading', { name: '山中人' });
    expect(screen.queryByText('加载中')).toBeNull();
  });

  it('that did not come is asked for again on request', async () => {
    let fails = true;
    const { userInfo, ...rest } = anAccount();
    await openAsReader({ ...rest, userInfo: () => (fails ? new Refusal(500, '账户整理中') : userInfo) });
    expect((await screen.findByRole('alert')).textContent).toContain('账户整理中');
    expect(link('书豆充值')).toBeTruthy();
    fails = false;
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('heading', { name: '山中人' })).toBeTruthy();
  });

  it('comes by itself once there is a network', async () => {
    const host = aHost();
    host.setOnline(false);
    await openAsReader(anAccount(), { host });
    expect((await screen.findByRole('alert')).textContent).toContain('网络无法连接');
    act(() => host.setOnline(true));
    expect(await screen.findByRole('heading', { name: '山中人' })).toBeTruthy();
  });

  it('is asked for whenever the page is opened, and what is known stays until then', async () => {
    let beans = 12;
    const { userInfo: _before, ...rest } = anAccount();
    const { at } = await openAsReader({ ...rest, userInfo: () => anAccount({ beans }).userInfo });
    await screen.findByRole('link', { name: '12书豆' });
    beans = 500;
    act(() => at.navigate('/shelf'));
    await screen.findByRole('heading', { name: '书架' });
    act(() => at.navigate('/myself'));
    expect(await screen.findByRole('link', { name: '12书豆' })).toBeTruthy();
    expect(await screen.findByRole('link', { name: '500书豆' })).toBeTruthy();
  });

  it('is another one once another reader has logged in elsewhere', async () => {
    let [userId, nickname] = ['8000001', '山中人'];
    const answers: Answers = { ...anAccount(), userBaseInfo: () => anAccount({ nickname }).userBaseInfo };
    const { services } = await openAsReader(answers, { userId: () => userId });
    await screen.findByRole('heading', { name: '山中人' });
    [userId, nickname] = ['8000002', '水边人'];
    act(() => services.login.getState().checkUser());
    expect(screen.queryByText('山中人')).toBeNull();
    expect(await screen.findByRole('heading', { name: '水边人' })).toBeTruthy();
  });
});
