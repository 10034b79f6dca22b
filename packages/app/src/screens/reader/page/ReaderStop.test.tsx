import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { renderReader } from '../../../testing/renderReader.tsx';

const LOCKED = './charge/LockedChapter.tsx';
const TRAILER = './trailer/Trailer.tsx';

/** A file that the network does not bring. */
const lose = (path: string) =>
  vi.doMock(path, () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });

afterAll(() => {
  vi.doUnmock(LOCKED);
  vi.doUnmock(TRAILER);
});

describe('what stands where a chapter’s text does not, when its code does not come', () => {
  it('says so in the place of a locked chapter, and another try loads the page anew', async () => {
    lose(LOCKED);
    const reloadPage = vi.fn();
    await renderReader({ chapters: 11, query: '?forceChapterIndex=10', reloadPage });
    expect(await screen.findByText('网络不给力，点击重试')).toBeTruthy();
    expect(reloadPage).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(reloadPage).toHaveBeenCalledOnce();
  });

  it('says so at the end of a book, and leaves the text before it', async () => {
    lose(TRAILER);
    await renderReader({ chapters: 1 });
    await screen.findByText(/第1章的正文/);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('网络不给力，点击重试'));
    expect(screen.getByText(/第1章的正文/)).toBeTruthy();
  });
});
