import { AppError } from '@shuye/core-domain/error';
import { createBookWorker } from '../createBookWorker.ts';
import type { OwnBook } from '../OwnBook.ts';
import { makeOwnBookWorker } from '../ownBookWorker.ts';
import type { ImportFault } from '../worker/BookPreview.ts';
import type { PackedBook } from './packBook.ts';
import type { TransferOptions } from './TransferOptions.ts';

const words: Readonly<Partial<Record<ImportFault, string>>> = {
  lost: '这台设备上的这本书读不全了，请重新导入',
  'too-large': '这本书太大，放不进我的空间',
  storage: '浏览器不让读取这本书，没有上传',
  unavailable: '上传功能没有打开，请检查网络后再试',
};
const BROKEN = '打包这本书时出了错，没有上传，请再试一次';

/**
 * Packs a book of this device beside the page, which goes on answering; an abort ends the work at once.
 * @throws AppError in words for the reader; an `AbortError`.
 */
export async function packInWorker(
  book: OwnBook,
  { signal, onProgress }: Pick<TransferOptions, 'signal' | 'onProgress'>,
): Promise<PackedBook> {
  const worker = createBookWorker(makeOwnBookWorker, onProgress);
  signal.addEventListener('abort', worker.end);
  try {
    const outcome = signal.aborted
      ? { kind: 'stopped' as const }
      : await worker.order({ kind: 'pack', book }, (news) => (news.kind === 'packed' ? news.packed : undefined));
    if (outcome.kind === 'done') return outcome.value;
    if (outcome.kind === 'failed') throw new AppError('content', words[outcome.fault] ?? BROKEN);
    throw new DOMException('Given up.', 'AbortError');
  } finally {
    signal.removeEventListener('abort', worker.end);
    worker.end();
  }
}
