import { AppError } from '@shuye/core-domain/error';
import type { ChapterSource } from '@shuye/reader-engine';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, it } from 'vitest';
import { MemoryNavigation } from '../../../router/MemoryNavigation.tsx';
import { ServicesProvider } from '../../../services/ServicesContext.tsx';
import { testServices, type TestServicesOptions } from '../../../testing/testServices.ts';
import { aWireBook, wireChapterList, wireChapters } from '../../../testing/wire.ts';
import { ReaderBook } from '../ReaderBook.tsx';

interface OpenOptions extends Pick<TestServicesOptions, 'device'> {
  /** What the file of a chapter holds, or the fault that it answers with. */
  content?: string | Error;
}

const TITLE = '第一章初见';

/** Opens a chapter of a book whose source gives every title without a blank. */
function open(index: number, { content = '山门在雨里。', ...options }: OpenOptions = {}) {
  const services = testServices({
    ...options,
    device: { has_read: true, ...options.device },
    answers: { bookInfo: aWireBook(), chapterList: wireChapterList(['', wireChapters(11)]) },
  });
  const source: ChapterSource = {
    list: async (...wanted) => {
      const list = await services.chapters.list(...wanted);
      return { ...list, chapters: list.chapters.map((chapter) => ({ ...chapter, title: TITLE })) };
    },
    content: async () => {
      if (content instanceof Error) throw content;
      return { kind: 'text', text: content };
    },
  };
  return render(
    <MemoryNavigation initialEntries={[`/reader/1001?forceChapterIndex=${index}`]}>
      <QueryClientProvider client={services.query}>
        <ServicesProvider value={{ ...services, chapters: source }}>
          <Suspense>
            <ReaderBook bookId="1001" />
          </Suspense>
        </ServicesProvider>
      </QueryClientProvider>
    </MemoryNavigation>,
  );
}

const SPACED = '第一章 初见';

describe('a chapter’s title has a blank behind its number', () => {
  it('in the bars, and in what is announced [READER-37]', async () => {
    const { container } = open(4);
    const slider = await screen.findByRole<HTMLInputElement>('slider', { name: '章节进度' });
    const header = container.querySelector('header');
    expect(header?.textContent).toBe(SPACED);
    expect(container.querySelector('output[aria-live]')?.textContent).toBe(SPACED);
    expect(slider.getAttribute('aria-valuetext')).toBe(`${SPACED}，第5章，共11章`);
    fireEvent.input(slider, { target: { value: '7' } });
    expect(container.querySelector('footer output')?.textContent).toBe(SPACED);
  });

  it('on the way back from a jump, and in the list of bookmarks [READER-37]', async () => {
    const bookmark = { place: { chapterId: 'c7', offset: 0, print: '' }, chapterTitle: TITLE, text: '灯火', at: 1 };
    open(4, { device: { text_bookmarks: { 1001: [bookmark] } } });
    fireEvent.click(await screen.findByRole('button', { name: '更多' }));
    fireEvent.click(within(await screen.findByRole('dialog', { name: '更多' })).getByRole('button', { name: '书签' }));
    const drawer = within(await screen.findByRole('dialog', { name: /^书签/ }));
    expect(drawer.getByText(SPACED)).toBeTruthy();
    fireEvent.click(drawer.getByText('灯火'));
    expect(await screen.findByRole('button', { name: `回到${SPACED}` })).toBeTruthy();
  });

  it('above what a locked chapter costs [READER-37]', async () => {
    open(10);
    await screen.findByText('本章价格：12书豆');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toContain(SPACED);
    expect(screen.queryByRole('heading', { name: TITLE })).toBeNull();
  });

  it('above the words of a chapter that did not come [READER-37]', async () => {
    open(0, { content: new AppError('server', '章节整理中', { code: 500 }) });
    await screen.findAllByText('这一章暂时没有打开');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toContain(SPACED);
    expect(screen.queryByRole('heading', { name: TITLE })).toBeNull();
  });
});
