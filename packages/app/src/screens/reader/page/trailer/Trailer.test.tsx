import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aHost } from '../../../../testing/aHost.ts';
import { Refusal } from '../../../../testing/fakeServer.ts';
import { renderReader } from '../../../../testing/renderReader.tsx';
import { aWireBook, wireRecommendation } from '../../../../testing/wire.ts';

describe('the page after the last chapter', () => {
  it('recommends three books to go on with, and leads to the store [READER-13]', async () => {
    await renderReader({ chapters: 1, answers: { recommend: wireRecommendation('7', '8', '9') } });
    const list = await screen.findByRole('list', { name: '看过本书的人还在看' });
    expect(list.querySelectorAll('a')).toHaveLength(3);
    expect(list.querySelector('a')?.getAttribute('href')).toBe('/cover/7?rid=r-7-8-9');
    expect(screen.getByRole('link', { name: '去书城看看' }).getAttribute('href')).toBe('/');
  });

  it('goes without its button where the host hides it [READER-33, HOST-09]', async () => {
    const host = aHost({ reader: { isPlatformPath: false, hidesTrailerButton: true } });
    await renderReader({ chapters: 1, host, answers: { bookInfo: aWireBook({ state: 2 }) } });
    expect(await screen.findByText('恭喜你，又读完了一本书')).toBeTruthy();
    expect(screen.queryByRole('link', { name: '去书城看看' })).toBeNull();
  });

  it('stays as it is where recommendations do not come', async () => {
    await renderReader({ chapters: 1, answers: { recommend: new Refusal(666, '暂无更多推荐书籍') } });
    expect(await screen.findByText('作者正在努力码字中，后续章节敬请期待')).toBeTruthy();
    expect(screen.queryByText('暂无更多推荐书籍')).toBeNull();
  });
});
