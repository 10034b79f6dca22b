import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { pickOnShelf } from '../../testing/pickOnShelf.tsx';
import type { BookPreview } from './worker/BookPreview.ts';

const preview: BookPreview = {
  title: '夜渡',
  author: '沈渡舟',
  format: 'epub',
  encoding: 'utf-8',
  unreadable: 0,
  missing: 0,
  hasHeadings: true,
  volumes: [],
  chapters: [{ title: '第一夜', level: 1 }],
  sample: '山中灯火一夜未熄。',
};

/** Opens a file that is read as this book. */
async function openAs(book: BookPreview): Promise<void> {
  class ReadingWorker extends EventTarget {
    postMessage() {
      this.dispatchEvent(new MessageEvent('message', { data: { kind: 'preview', preview: book } }));
    }
    terminate() {}
  }
  vi.stubGlobal('Worker', ReadingWorker);
  await pickOnShelf(new File(['PK'], '夜渡.epub'));
  await screen.findByRole('heading', { name: '共1章' });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('says how many parts of a book its file lacks before it is kept', async () => {
  await openAs({ ...preview, missing: 2 });
  expect(screen.getByText('文件不完整，目录中有2个部分不在文件里，其余的可以照常阅读。')).toBeTruthy();
});

it('says nothing of it where the file is whole', async () => {
  await openAs(preview);
  expect(screen.queryByText(/文件不完整/)).toBeNull();
});
