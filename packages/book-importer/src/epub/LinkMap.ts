import type { ContentAddresses } from '../ImportedBook.ts';
import { localId } from './clean/localId.ts';
import { firstAtLeast } from './firstAtLeast.ts';
import { idPlaces } from './idPlaces.ts';
import type { PlannedChapter } from './planChapters.ts';
import { resolveHref } from './resolveHref.ts';
import type { SpineDocument } from './SpineDocument.ts';

interface Parts {
  indexes: number[];
  begins: number[];
}

export class LinkMap {
  readonly #parts = new Map<string, Parts>();
  readonly #places = new Map<string, Map<string, number>>();

  /** `documents` are those that were cut into several chapters. */
  constructor(chapters: readonly PlannedChapter[], documents: readonly SpineDocument[]) {
    for (const { path, body } of documents) this.#places.set(path, idPlaces(body));
    for (const [index, { path, from }] of chapters.entries()) {
      const begins = from === undefined ? 0 : (this.#places.get(path)?.get(from) ?? 0);
      const parts = this.#parts.get(path) ?? { indexes: [], begins: [] };
      parts.indexes.push(index);
      parts.begins.push(begins);
      this.#parts.set(path, parts);
    }
  }

  /** Gives `#<chapter>/<fragment>`, or undefined for a reference that leaves the book. */
  address(from: string, href: string, { chapter }: ContentAddresses): string | undefined {
    const target = resolveHref(from, href);
    if (target.kind !== 'inside') return undefined;
    const { path, fragment } = target;
    const parts = this.#parts.get(path);
    const place = this.#places.get(path)?.get(fragment) ?? 0;
    const part = parts && Math.max(0, firstAtLeast(parts.begins, place + 1) - 1);
    const index = part === undefined ? undefined : parts?.indexes[part];
    return index === undefined ? undefined : `#${chapter(index)}/${fragment === '' ? '' : localId(fragment)}`;
  }
}
