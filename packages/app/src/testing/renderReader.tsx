import type { Chapter, ChapterContent } from '@shuye/core-domain/chapter';
import { render } from '@testing-library/react';
import { vi } from 'vitest';
import { MemoryNavigation } from '../router/MemoryNavigation.tsx';
import { useLocation, useNavigate } from '../router/index.ts';
import { App } from '../shell/App.tsx';
import { Notices } from '../shell/Notices.tsx';
import { openRoute } from '../shell/openRoute.ts';
import { rootOptions } from '../shell/rootOptions.ts';
import { testServices, type TestServicesOptions } from './testServices.ts';
import { aWireBook, wireChapterList, wireChapters } from './wire.ts';

export interface RenderReaderOptions extends TestServicesOptions {
  /** Follows the book's address. */
  query?: string;
  /** Where the reader is opened; the phone's by default. */
  place?: '/reader/1001' | '/pc/reader/1001';
  chapters?: number;
  /** Gives a chapter's file, or the fault that it answers with. */
  content?: (chapter: Chapter) => string | Error | Promise<string>;
}

/** Shows the reader of book 1001; the first ten of its chapters are free, and each says its own name. */
export async function renderReader(options: RenderReaderOptions = {}) {
  const {
    query = '',
    place = '/reader/1001',
    chapters = 12,
    content = ({ title }) => `${title}的正文。\n山中灯火一夜未熄。`,
  } = options;
  // Characters lie nowhere in jsdom.
  Range.prototype.getClientRects = () => Object.assign([], { item: () => null });
  const services = testServices({
    ...options,
    // This browser has read before: no layer explains the page.
    device: { has_read: true, ...options.device },
    answers: {
      bookInfo: aWireBook(),
      chapterList: wireChapterList(['', wireChapters(chapters)]),
      ...options.answers,
    },
  });
  const asked = vi.fn((chapter: Chapter) => content(chapter));
  const source = {
    ...services.chapters,
    content: async (_: unknown, chapter: Chapter): Promise<ChapterContent> => {
      const answer = await asked(chapter);
      if (answer instanceof Error) throw answer;
      return { kind: 'text', text: answer };
    },
  };

  const at = { address: '', back: () => {} };
  function Probe() {
    const { pathname, search } = useLocation();
    const navigate = useNavigate();
    at.address = pathname + search;
    at.back = () => void navigate(-1);
    return null;
  }

  const path = place + query;
  await openRoute(services, place);
  const view = render(
    <MemoryNavigation initialEntries={['/cover/1001', path]}>
      <Probe />
      <App services={{ ...services, chapters: source }} />
      <Notices services={services} />
    </MemoryNavigation>,
    rootOptions,
  );
  return { ...view, services, asked, at };
}
