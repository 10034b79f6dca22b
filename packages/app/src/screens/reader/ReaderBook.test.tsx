import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anAnswer } from '../../testing/anAnswer.ts';
import { renderPages } from '../../testing/renderPages.tsx';
import { renderReader } from '../../testing/renderReader.tsx';
import type { ReaderPaging } from '../../stores/readerSettingsStore.ts';

describe('the address of the reader', () => {
  it.each<[string, ReaderPaging, 'pages' | 'a scroll', string]>([
    ['?paging=horizontal', 'vertical', 'pages', 'RPARAM-07'],
    ['?paging=vertical', 'slide', 'a scroll', 'RPARAM-07'],
    ['', 'slide', 'pages', 'RPARAM-07'],
    ['', 'vertical', 'a scroll', 'RPARAM-07'],
    ['?from=youku', 'slide', 'a scroll', 'RPARAM-08'],
    ['?paging=horizontal&from=youku', 'vertical', 'a scroll', 'RPARAM-08'],
    ['?paging=horizontal&from=taobao', 'vertical', 'pages', 'RPARAM-08'],
  ])('%j shows a reader who chose %s %s [%s]', async (query, paging, shown) => {
    const { pageRead } = await renderPages({ query, settings: { paging } });
    await waitFor(() => expect(pageRead()).toBe(shown === 'pages' ? 1 : undefined));
  });

  it.each([
    ['?useCache=1', true],
    ['?useCache=true', false],
    ['', false],
  ])('%j shows the stored chapter until the fetched one is there: %s [RPARAM-05]', async (query, isPainted) => {
    const fetched = anAnswer<string>();
    const content = { kind: 'text', text: '这台设备存下的正文。' };
    const { asked } = await renderReader({
      query,
      device: { content_cache: [{ bookId: '1001', chapterId: 'c1', title: '第1章', index: 0, content, userId: '' }] },
      content: ({ ordinal }) => (ordinal === 1 ? fetched.promise : '文'),
    });
    await waitFor(() => expect(asked).toHaveBeenCalled());
    if (isPainted) expect(await screen.findByText(content.text)).toBeTruthy();
    else expect(screen.queryByText(content.text)).toBeNull();
    fetched.give('服务器上的正文。');
    expect(await screen.findByText('服务器上的正文。')).toBeTruthy();
    expect(screen.queryByText(content.text)).toBeNull();
  });
});
