import { AppError } from '@shuye/core-domain/error';
import { placeAt } from '@shuye/core-domain/progress';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../../testing/fakeServer.ts';
import { renderReader } from '../../testing/renderReader.tsx';
import { aWireBook } from '../../testing/wire.ts';
import { guestShelf } from '../../testing/guestShelf.ts';

const offline = new AppError('network', '网络或服务异常，请稍后再试');
const progressAt = (chapterId: string, offset = 0) => ({
  1001: { place: placeAt(chapterId, '', offset), percent: 1, chapterTitle: '', at: 1 },
});

/** The bars come behind the text. */
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const key = (name: string) => fireEvent.keyDown(window, { key: name });

describe('reading', () => {
  it('shows the chapter’s title and text, and the book in the title of the page [READER-07, PROD-21]', async () => {
    await renderReader();
    expect(await screen.findByText(/第1章的正文/)).toBeTruthy();
    expect(screen.getByRole('heading', { name: '第1章', level: 2 })).toBeTruthy();
    expect(document.title).toBe('山中灯火-书页小说');
  });

  it('shows a loading block while the chapter is on its way [READER-15]', async () => {
    await renderReader();
    expect(screen.getByText('加载中')).toBeTruthy();
    await screen.findByText(/第1章的正文/);
    await waitFor(() => expect(screen.queryByText('加载中')).toBeNull());
  });

  it('opens the chapter that the address forces, and forgets the force for a reload [RPARAM-02, CAT-03]', async () => {
    const { at } = await renderReader({ query: '?bookType=1&forceChapterId=c5&forceChapterIndex=4' });
    await screen.findByRole('heading', { name: '第5章' });
    expect(at.address).toBe('/reader/1001?bookType=1');
  });

  it('opens where this device left the book', async () => {
    await renderReader({ device: { progress: progressAt('c7') } });
    expect(await screen.findByRole('heading', { name: '第7章' })).toBeTruthy();
  });

  it('opens the next and the previous chapter [READER-08, READER-10]', async () => {
    const { services } = await renderReader({ query: '?forceChapterIndex=4' });
    await screen.findByText(/第5章的正文/);
    await press('下一章');
    await screen.findByText(/第7章的正文/);
    expect(screen.getByText(/6 \/ 12章/)).toBeTruthy();
    await press('上一章');
    expect(screen.getByText(/5 \/ 12章/)).toBeTruthy();
    await waitFor(() => expect(services.progress.load('1001')?.place.chapterId).toBe('c5'));
  });

  it('has no chapter before the first one, and keeps the focus that led to it [READER-08]', async () => {
    await renderReader();
    await screen.findByText(/第1章的正文/);
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: '上一章' });
    expect([button.getAttribute('aria-disabled'), button.disabled]).toEqual(['true', false]);
  });

  it('opens the catalogue [READER-09]', async () => {
    const { at } = await renderReader();
    await screen.findByText(/第1章的正文/);
    await press('目录');
    expect(at.address).toBe('/catalog/1001');
  });

  it('leaves to the page before [READER-02]', async () => {
    const { at } = await renderReader();
    await screen.findByText(/第1章的正文/);
    await press('返回');
    await waitFor(() => expect(at.address).not.toContain('/reader'));
  });
});

describe('keeping the place', () => {
  it('saves the chapter soon after it was opened, and moves the book to the front of the shelf [READER-26, PROG-10]', async () => {
    const entry = { title: '山中灯火', author: '', coverUrl: '', format: 1, addedAt: 1 };
    const { services } = await renderReader({
      query: '?forceChapterIndex=2',
      device: {
        guest_shelf: guestShelf([
          { ...entry, bookId: '7', updatedAt: 9 },
          { ...entry, bookId: '1001', updatedAt: 1 },
        ]),
      },
    });
    await screen.findByText(/第3章的正文/);
    await waitFor(() => expect(services.progress.load('1001')).toMatchObject({ percent: 2500, chapterTitle: '第3章' }));
    expect(services.shelf.getState().entries[0]?.bookId).toBe('1001');
  });

  it('saves at once when the page is left', async () => {
    const { services, unmount } = await renderReader({ query: '?forceChapterIndex=2' });
    await screen.findByText(/第3章的正文/);
    unmount();
    expect(services.progress.load('1001')?.place.chapterId).toBe('c3');
  });

  it('keeps the stored place while the chapter does not come', async () => {
    const { services, unmount } = await renderReader({
      device: { progress: progressAt('c2', 40) },
      content: () => offline,
    });
    await screen.findByText('网络不给力，点击重试');
    unmount();
    expect(services.progress.load('1001')?.place.offset).toBe(40);
  });
});

describe('where a chapter’s text is not', () => {
  it('says what a locked chapter costs, and does not ask for it [READER-11, READER-36]', async () => {
    const { asked } = await renderReader({ chapters: 11, query: '?forceChapterIndex=10' });
    expect(await screen.findByText('本章价格：12书豆')).toBeTruthy();
    expect(screen.getByText('5书豆/千字')).toBeTruthy();
    expect(asked).not.toHaveBeenCalledWith(expect.objectContaining({ chapterId: 'c11' }));
  });

  it('says once that a chapter must be paid for when the server refuses it [READER-34, ERR-04]', async () => {
    const refusal = new AppError('server', '您尚未购买，无法阅读', { code: 403 });
    await renderReader({ content: ({ ordinal }) => (ordinal === 1 ? refusal : '文') });
    expect(await screen.findByText('本章为付费章节，请注意')).toBeTruthy();
    expect(await screen.findByText('您尚未购买，无法阅读')).toBeTruthy();
  });

  it('shows the network-error view, which asks again [READER-44, ERR-06]', async () => {
    let isDown = true;
    await renderReader({ content: ({ title }) => (isDown ? offline : `${title}的正文`) });
    await screen.findByText('网络不给力，点击重试');
    isDown = false;
    await press('重试');
    expect(await screen.findByText('第1章的正文')).toBeTruthy();
  });

  it('says the server’s words for any other fault [READER-45, ERR-05]', async () => {
    const fault = new AppError('server', '章节整理中', { code: 500 });
    await renderReader({ content: ({ ordinal }) => (ordinal === 1 ? fault : '文') });
    await waitFor(() => expect(screen.getAllByText('章节整理中').length).toBeGreaterThan(1));
  });

  it.each([
    [1, '作者正在努力码字中，后续章节敬请期待', 'READER-31'],
    [2, '恭喜你，又读完了一本书', 'READER-32'],
  ])('ends a book of state %s with %s [READER-13, READER-29, %s]', async (state, text) => {
    await renderReader({
      chapters: 3,
      query: '?forceChapterIndex=2',
      answers: { bookInfo: aWireBook({ state }) },
    });
    expect(await screen.findByText(text)).toBeTruthy();
    await press('下一章');
    expect(screen.getByText('全书末')).toBeTruthy();
    await press('上一章');
    expect(await screen.findByText(/3 \/ 3章/)).toBeTruthy();
  });
});

describe('a book that cannot be read', () => {
  it('is said to be removed, without a button [READER-46, ERR-03, LOCK-04]', async () => {
    await renderReader({ answers: { bookInfo: aWireBook({ hide: 1 }) } });
    expect(await screen.findByText('该书籍已下架')).toBeTruthy();
    expect(screen.getByRole('alert').querySelector('button')).toBeNull();
  });

  it('is said to be removed in the server’s words [READER-46]', async () => {
    await renderReader({ answers: { bookInfo: new Refusal(401, '本书已下架，看看别的吧') } });
    expect(await screen.findByText('本书已下架，看看别的吧')).toBeTruthy();
  });

  it('off the lists opens only to those who bought it [LOCK-05, LOCK-22]', async () => {
    const hidden = { listIsOpen: 0, coverIsOpen: 0 };
    const { unmount } = await renderReader({ answers: { bookInfo: aWireBook(hidden) } });
    expect(await screen.findByText('该书籍已下架')).toBeTruthy();
    unmount();
    await renderReader({ answers: { bookInfo: aWireBook({ ...hidden, isBuy: 1 }) } });
    expect(await screen.findByText(/第1章的正文/)).toBeTruthy();
  });

  it('asks again when the book did not come [READER-44]', async () => {
    let isDown = true;
    await renderReader({
      answers: {
        bookInfo: () => {
          if (isDown) throw new TypeError('no network');
          return aWireBook();
        },
      },
    });
    await screen.findByText('网络不给力，点击重试', {}, { timeout: 15_000 });
    isDown = false;
    await press('重试');
    expect(await screen.findByText(/第1章的正文/)).toBeTruthy();
  }, 20_000);
});

describe('the controls', () => {
  it('changes size, theme and the chapter by key', async () => {
    const { services } = await renderReader({ query: '?forceChapterIndex=4' });
    await screen.findByText(/第5章的正文/);
    // Keys come with the bars.
    await screen.findByRole('button', { name: '设置' });
    const settings = () => services.readerSettings.getState().settings;
    act(() => void key('+'));
    expect(settings().fontSize).toBe(22);
    act(() => void key('-'));
    expect(settings().fontSize).toBe(20);
    act(() => void key('t'));
    expect(settings().theme).toBe('white');
    act(() => void key(']'));
    expect(screen.getByText(/6 \/ 12章/)).toBeTruthy();
    act(() => void key('['));
    expect(screen.getByText(/5 \/ 12章/)).toBeTruthy();
  });

  it('shows the settings, keeps each change, and closes on Escape', async () => {
    const { services } = await renderReader();
    await screen.findByText(/第1章的正文/);
    await press('设置');
    await screen.findByRole('region', { name: '阅读设置' });
    // Its stylesheet hides it from keys, too.
    expect(screen.getByRole('contentinfo').dataset['covered']).toBe('');
    await press('放大字号');
    fireEvent.click(screen.getByRole('radio', { name: '羊皮纸' }));
    fireEvent.click(screen.getByRole('radio', { name: '很松' }));
    expect(services.readerSettings.getState().settings).toMatchObject({
      fontSize: 22,
      theme: 'parchment',
      lineHeight: 2.25,
    });
    act(() => void key('Escape'));
    expect(screen.queryByRole('region', { name: '阅读设置' })).toBeNull();
  });

  it('lets the bars that the focus brought in leave with it on Escape, and come on the next', async () => {
    await renderReader();
    await screen.findByText(/第1章的正文/);
    const settings = await screen.findByRole('button', { name: '设置' });
    act(() => settings.focus());
    act(() => void key('Escape'));
    expect(document.activeElement).toBe(screen.getByRole('region', { name: '正文' }));
    expect(document.querySelector('[data-shown]')).toBeNull();
    act(() => void key('Escape'));
    expect(document.querySelector('[data-shown]')).toBeTruthy();
  });

  it('turns night on and off with one button', async () => {
    const { services } = await renderReader();
    await screen.findByText(/第1章的正文/);
    await press('夜间');
    expect(services.readerSettings.getState().settings.theme).toBe('night');
    await press('日间');
    expect(services.readerSettings.getState().settings.theme).toBe('white');
  });
});
