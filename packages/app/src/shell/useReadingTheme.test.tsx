import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ReaderTheme } from '../stores/readerSettingsStore.ts';
import { anAnswer } from '../testing/anAnswer.ts';
import { Refusal, type Answers } from '../testing/fakeServer.ts';
import { renderApp } from '../testing/renderApp.tsx';
import { aWireBook, wireChapterList, wireChapters } from '../testing/wire.ts';

const answers: Answers = { bookInfo: aWireBook(), chapterList: wireChapterList(['', wireChapters(3)]) };

const open = (path: string, theme: ReaderTheme, changed: Answers = {}) =>
  renderApp({ path, answers: { ...answers, ...changed }, device: { reader_settings: { theme } } });

const paper = () => document.documentElement.dataset['readingTheme'];
const colours = () => document.body.dataset['theme'];

describe('the paper of the page', () => {
  it.each<[ReaderTheme, string]>([
    ['white', 'light'],
    ['eye', 'light'],
    ['parchment', 'light'],
    ['night', 'dark'],
    ['system', ''],
  ])('is the reader’s %s, with %s controls, while the book is on its way [A-10, READER-15]', async (theme, light) => {
    const book = anAnswer<ReturnType<typeof aWireBook>>();
    await open('/reader/1001', theme, { bookInfo: () => book.promise });
    expect(screen.getByText('加载中')).toBeTruthy();
    expect([paper(), colours()]).toEqual([theme, light]);
  });

  it.each([
    ['is not there', new Refusal(401, '本书已下架'), '本书已下架'],
    ['does not come', new Refusal(500, '书籍整理中'), /./],
  ])('is the reader’s where the book %s [READER-44, READER-46]', async (_, answer, words) => {
    await open('/pc/reader/1001', 'night', { bookInfo: answer });
    expect(await screen.findByRole('alert')).toHaveProperty('textContent', expect.stringMatching(words));
    expect([paper(), colours()]).toEqual(['night', 'dark']);
  });

  it('follows the theme that is chosen', async () => {
    const { services } = await open('/reader/1001', 'night');
    act(() => services.readerSettings.getState().change({ theme: 'eye' }));
    expect([paper(), colours()]).toEqual(['eye', 'light']);
  });

  it('is the application’s own before a book is opened and after it is left', async () => {
    const { at } = await open('/catalog/1001', 'night');
    expect([paper(), colours()]).toEqual(['', '']);
    await act(async () => at.navigate('/reader/1001'));
    expect([paper(), colours()]).toEqual(['night', 'dark']);
    await act(async () => at.navigate(-1));
    expect([paper(), colours()]).toEqual(['', '']);
  });
});
