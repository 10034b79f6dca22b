import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReaderSettings } from '../stores/readerSettingsStore.ts';
import { aLongChapter } from './aLongChapter.ts';
import { stubPageLayout, PAGE } from './stubPageLayout.ts';
import { renderReader, type RenderReaderOptions } from './renderReader.tsx';

export interface RenderPagesOptions extends RenderReaderOptions {
  /** Pages are cut, not moved, unless the settings say otherwise. */
  settings?: Partial<ReaderSettings>;
  /** px */
  size?: { width: number; height: number };
}

/** Shows a book of long chapters page by page, or as a scroll, on a page of a size; waits for the text and the tools. */
export async function renderPages({ settings, size = PAGE, device, ...options }: RenderPagesOptions = {}) {
  stubPageLayout(size);
  const view = await renderReader({
    content: aLongChapter,
    ...options,
    device: { reader_settings: { paging: 'none', ...settings }, ...device },
  });
  await screen.findByText('上一章');
  const page = await screen.findByRole('region', { name: '正文' });
  const announcement = () => view.container.querySelector('output[aria-live]')?.textContent ?? '';
  await waitFor(() => {
    if (!page.textContent?.includes('山中灯火')) throw new Error('The page shows no text yet.');
  });
  return {
    ...view,
    page,
    /** Touches the page at parts of its width and height. */
    tap: (across: number, down: number) =>
      void fireEvent.click(page, { clientX: across * size.width, clientY: down * size.height }),
    /** The page of the chapter that is read, from 1; undefined in a scroll. */
    pageRead: (): number | undefined => {
      const number = / 第(\d+)页/.exec(announcement())?.[1];
      return number === undefined ? undefined : Number(number);
    },
  };
}
