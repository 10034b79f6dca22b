import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aHost } from '../../../../testing/aHost.ts';
import { anAccount } from '../../../../testing/anAccount.ts';
import { Refusal, type Answers, type Fields } from '../../../../testing/fakeServer.ts';
import { renderReader, type RenderReaderOptions } from '../../../../testing/renderReader.tsx';
import { wireChapterList, wireChapters } from '../../../../testing/wire.ts';

const userId = '9000001';
const agreed = { bookId: '1001', bookName: '山中灯火', chapterLimit: 12, dayLimit: 100, spentToday: 24 };
const sold = { beanInfo: [], beanIds: [], curPrice: 12, discount: 100, userInfo: { balance: 28 } };

/** A server that sells the eleventh chapter, and knows what was agreed to. */
function aShop(answers: Answers = {}) {
  let list = [agreed];
  const bought = new Set<string>();
  const server: Answers = {
    ...anAccount({ beans: 40 }),
    listAutoBuys: () => ({ list }),
    setAutoBuy: ({ chapterLimit, dayLimit }: Fields) => {
      const terms = { chapterLimit: Number(chapterLimit), dayLimit: Number(dayLimit) };
      list = terms.dayLimit > 0 ? [{ ...agreed, ...terms }] : [];
      return {};
    },
    buyChapter: ({ act: way, chapterId }: Fields) => {
      if (way === 'auto') bought.add(String(chapterId));
      return sold;
    },
    chapterList: () =>
      wireChapterList([
        '',
        wireChapters(12).map((chapter) => ({ ...chapter, isBuy: bought.has(String(chapter.chapterId)) ? 1 : 0 })),
      ]),
    ...answers,
  };
  return { server, stop: () => void (list = []) };
}

const open = (answers: Answers, query = '?forceChapterIndex=10', options: RenderReaderOptions = {}) =>
  renderReader({ userId, query, answers, ...options });

const automatic = ({ services }: Awaited<ReturnType<typeof open>>) =>
  services.seen.filter(({ name, fields }) => name === 'buyChapter' && fields['act'] === 'auto');

describe('a locked chapter of a book whose chapters are bought by themselves', () => {
  it('is bought when its reader comes to it, which the page says, and opens', async () => {
    const reader = await open(aShop().server);
    expect(await screen.findByText('已自动购买本章，12书豆')).toBeTruthy();
    expect(await screen.findByText(/第11章的正文/)).toBeTruthy();
    expect(automatic(reader).map(({ fields }) => fields)).toMatchObject([{ bookId: '1001', chapterId: 'c11' }]);
    expect(automatic(reader)[0]?.fields).not.toHaveProperty('price');
  });

  it('stays locked with the server’s words where it goes beyond what was agreed', async () => {
    const words = '自动购买今天已用96书豆，本章会超过每天100书豆的上限，请确认后购买';
    const reader = await open(aShop({ buyChapter: () => new Refusal(4024, words) }).server);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /购买本章/ }).length).toBeGreaterThan(0);
    expect(automatic(reader)).toHaveLength(1);
  });

  it('that another device bought meanwhile is opened without a word', async () => {
    const shop = aShop();
    const { buyChapter } = shop.server;
    const refuse = (fields: Fields) => {
      if (typeof buyChapter === 'function') void buyChapter(fields);
      return new Refusal(432, '本章已购买');
    };
    await open({ ...shop.server, buyChapter: refuse });
    expect(await screen.findByText(/第11章的正文/)).toBeTruthy();
    expect(screen.queryByText(/已自动购买|已购买/)).toBeNull();
  });

  it('whose purchase got no answer is asked for once more when the network is back, as the same purchase [P11] (A-07)', async () => {
    const shop = aShop();
    const { buyChapter } = shop.server;
    const host = aHost();
    const keys: unknown[] = [];
    let isDown = true;
    const buy = (fields: Fields) => {
      keys.push(reader.services.storage.read('intents', (intents) => intents));
      if (isDown) throw new TypeError('the answer was lost');
      return typeof buyChapter === 'function' ? buyChapter(fields) : sold;
    };
    let id = 0;
    const options = { host, randomId: () => `id-${id++}` };
    const reader = await open({ ...shop.server, buyChapter: buy }, undefined, options);
    expect(await screen.findByText('网络或服务异常，请稍后再试')).toBeTruthy();
    act(() => host.setOnline(false));
    const tries = keys.length;
    isDown = false;
    act(() => host.setOnline(true));
    expect(await screen.findByText('已自动购买本章，12书豆')).toBeTruthy();
    expect(await screen.findByText(/第11章的正文/)).toBeTruthy();
    expect(keys).toHaveLength(tries + 1);
    expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(1);
  });

  it('that was refused is not asked for again when the network is back', async () => {
    const host = aHost();
    const reader = await open(
      aShop({ buyChapter: () => new Refusal(4020, '书豆余额不足，请先充值') }).server,
      undefined,
      { host },
    );
    expect(await screen.findByText('书豆余额不足，请先充值')).toBeTruthy();
    act(() => host.setOnline(false));
    act(() => host.setOnline(true));
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect(automatic(reader)).toHaveLength(1);
  });

  it('is not bought before it is reached', async () => {
    const reader = await open(aShop().server, '?forceChapterIndex=9');
    expect(await screen.findByText(/第10章的正文/)).toBeTruthy();
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect(automatic(reader)).toEqual([]);
  });
});

describe('the switch at a lock', () => {
  it('has the chapters bought by themselves on the terms that it names, and stops it with one tap', async () => {
    const shop = aShop({
      buyChapter: ({ act: way }: Fields) => (way === 'auto' ? new Refusal(4020, '书豆余额不足，请先充值') : sold),
    });
    shop.stop();
    const reader = await open(shop.server);
    const [offer] = await screen.findAllByRole<HTMLInputElement>('switch', { name: /^自动购买后面的章节/ });
    expect(offer?.closest('label')?.textContent).toContain('读到时购买，每章不超过12书豆，每天不超过100书豆');
    await waitFor(() => expect(offer?.disabled).toBe(false));
    expect(automatic(reader)).toEqual([]);
    if (offer) fireEvent.click(offer);
    expect(await screen.findAllByText('每章不超过12书豆，每天不超过100书豆；今天已用24书豆')).toBeTruthy();
    expect(await screen.findByText('书豆余额不足，请先充值')).toBeTruthy();
    if (offer) fireEvent.click(offer);
    await waitFor(() => expect(offer?.checked).toBe(false));
    const sent = reader.services.seen.filter(({ name }) => name === 'setAutoBuy').map(({ fields }) => fields);
    expect(sent).toMatchObject([
      { bookId: '1001', chapterLimit: '12', dayLimit: '100' },
      { chapterLimit: '0', dayLimit: '0' },
    ]);
  });

  it('is not shown to a guest', async () => {
    await renderReader({ query: '?forceChapterIndex=10' });
    expect((await screen.findAllByRole('button', { name: '全部价格' })).length).toBeGreaterThan(0);
    expect(screen.queryByRole('switch')).toBeNull();
  });
});
