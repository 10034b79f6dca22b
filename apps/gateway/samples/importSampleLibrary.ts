import { FullDisk } from '../src/files/FullDisk.ts';
import { addBook, type AddedBook } from '../src/library/addBook.ts';
import type { Library } from '../src/library/Library.ts';
import { saleColumns } from '../src/library/saleColumns.ts';
import type { SaleTerms } from '../src/library/SaleTerms.ts';
import { sampleRequest } from './sampleRequest.ts';
import { sampleSlugs } from './sampleSlugs.ts';

/** The first book of the sample library; the others follow in its order. */
export const FIRST_SAMPLE_BOOK = 1001;

export interface SampleProgress {
  books: number;
  count: number;
  slug: string;
  /** Share of the book at work, from 0 to 1. */
  share: number;
}

interface SampleRequest extends Library {
  /** Holds `order.json` and `books/`. */
  folder: string;
  /** Slugs to bring in; by default all. Ids do not depend on it. */
  only?: readonly string[];
  onProgress?: (progress: SampleProgress) => void;
}

/** An offer of the samples that ran out begins anew: otherwise an old installation would show none. */
async function renewOffer({ database, nowMs }: Library, bookId: number, terms: SaleTerms | undefined): Promise<void> {
  if (terms?.discount !== 'limited-free') return;
  const { limited_free_end } = saleColumns(terms, nowMs());
  await database
    .updateTable('book')
    .set({ limited_free_end })
    .where('id', '=', bookId)
    .where('limited_free_end', '<=', Math.floor(nowMs() / 1000))
    .execute();
}

/**
 * Brings the sample library into a library that is new or has an older edition of it. Books that are as they should be
 * are left alone, so that every start may call it.
 * @returns The books by slug, in order.
 * @throws ImportFailure for a sample that cannot be read, FullDisk when there is no room for all.
 */
export async function importSampleLibrary(request: SampleRequest): Promise<ReadonlyMap<string, AddedBook>> {
  const { folder, only, onProgress, ...library } = request;
  const slugs = await sampleSlugs(folder);
  const added = new Map<string, AddedBook>();
  for (const [place, slug] of slugs.entries()) {
    if (only && !only.includes(slug)) continue;
    const tell = (share: number): void => onProgress?.({ books: place, count: slugs.length, slug, share });
    tell(0);
    const sample = await sampleRequest(folder, slug, {
      bookId: FIRST_SAMPLE_BOOK + place,
      nowMs: library.nowMs(),
      place,
    });
    const book = await addBook(library, {
      ...sample,
      onProgress: (done, count) => tell(count === 0 ? 1 : done / count),
    }).catch((error: unknown) => {
      const stays = added.size > 0 && error instanceof FullDisk;
      throw stays ? error.within(`${added.size} of ${slugs.length} books are in the library`) : error;
    });
    if (book.change === 'unchanged') await renewOffer(library, book.bookId, sample.terms);
    added.set(slug, book);
  }
  onProgress?.({ books: slugs.length, count: slugs.length, slug: '', share: 1 });
  return added;
}
