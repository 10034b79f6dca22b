import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AppError } from '@shuye/core-domain/error';
import { aHost } from '../../../testing/aHost.ts';
import { anAccount } from '../../../testing/anAccount.ts';
import { Refusal, type Answers } from '../../../testing/fakeServer.ts';
import { renderApp, type RenderAppOptions } from '../../../testing/renderApp.tsx';

const bars = { actionBar: false, freeChapterBar: false, freeChapterButton: false, chargeChapterBar: false };

/** A host that logs its users in and says who they are at the payment provider; the mini-app unless it says otherwise. */
function aMiniApp(payerId: () => Promise<string> = () => Promise.resolve('2088'), isMiniApp = true) {
  const host = aHost({ login: 'host', guide: { isMiniApp, bars } });
  return { ...host, bridge: { ...host.bridge, payerId } };
}

const come = (claimGift?: Answers['claimGift'], options: RenderAppOptions = {}) =>
  renderApp({
    path: '/myself?from=collected',
    host: aMiniApp(),
    userId: '8000001',
    answers: { ...anAccount(), ...(claimGift && { claimGift }) },
    ...options,
  });

const claims = ({ services }: Awaited<ReturnType<typeof come>>) =>
  services.seen.filter(({ name }) => name === 'claimGift').map(({ fields }) => fields['alipayUid']);

describe('a visit from the collection list', () => {
  it.each(['/myself?from=collected', '/myself/collected'])('claims the gift at %s [ME-17] [GIFT-06]', async (path) => {
    const app = await come({}, { path });
    const text = '领取成功，恭喜您获得100读书券（价值10元）';
    expect(await screen.findByRole('alertdialog', { name: text })).toBeTruthy();
    expect(claims(app)).toEqual(['2088']);
    fireEvent.click(screen.getByRole('button', { name: '去选书' }));
    expect(app.at.address).toBe('/');
  });

  it('claims nothing in another host that logs its users in: only the mini-app is collected [ME-17] (D-160)', async () => {
    const app = await come({}, { host: aMiniApp(() => Promise.resolve('7001'), false) });
    await screen.findByRole('heading', { name: '山中人' });
    expect(claims(app)).toEqual([]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('claims once, however often the page is opened [ME-17]', async () => {
    const app = await come({});
    await screen.findByRole('alertdialog');
    fireEvent.click(screen.getByRole('button', { name: '取消' }));
    act(() => app.at.navigate('/shelf'));
    await screen.findByRole('heading', { name: '书架' });
    act(() => app.at.navigate('/myself/collected'));
    await screen.findByRole('heading', { name: '山中人' });
    expect(claims(app)).toHaveLength(1);
  });

  it.each([
    [230015, 'GIFT-01] [ERR-58', '别的话', '奖品不可重复领取'],
    [230014, 'GIFT-02] [ERR-59', '活动已结束', '活动已结束'],
    [10004, 'GIFT-03] [ERR-59', '账号不符', '账号不符'],
  ])('refused with %s opens a dialog with one button [%s]', async (status, _row, message, text) => {
    await come(new Refusal(status, message));
    expect(await screen.findByRole('alertdialog', { name: text })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '取消' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '确定' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it.each<[string, string, Refusal | undefined, string]>([
    ['refused for another reason', 'GIFT-04] [ERR-60', new Refusal(500, '忙'), '您已获得100读书券，权益稍后到账'],
    ['lost on the way', 'GIFT-05] [ERR-61', undefined, '网络或服务异常，请稍后再试'],
  ])('%s: a toast [%s]', async (_case, _row, claimGift, text) => {
    await come(claimGift);
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(text));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('does not claim for a user whom the host withholds', async () => {
    const host = aMiniApp(() => Promise.reject(new AppError('bridge', '已取消')));
    const app = await come({}, { host });
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('网络或服务异常，请稍后再试'));
    expect(claims(app)).toEqual([]);
  });
});

describe('no gift is claimed [ME-17]', () => {
  it.each<[string, RenderAppOptions]>([
    ['by another way to the page', { path: '/myself' }],
    ['outside the mini-app', { host: aHost() }],
    ['by a host that names no payer', { host: aHost({ login: 'host' }) }],
  ])('%s', async (_case, options) => {
    const app = await come({}, options);
    await screen.findByRole('heading', { name: '山中人' });
    expect(claims(app)).toEqual([]);
  });
});
