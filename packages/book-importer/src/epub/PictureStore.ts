import type { ImportedFile } from '../ImportedBook.ts';
import type { Archive } from './archive/openArchive.ts';
import { archivePicture } from './archivePicture.ts';

const MAX_DRAWINGS = 10_000;

const plainStem = (path: string): string =>
  (path.split('/').at(-1) ?? '')
    .replace(/\.[^.]*$/, '')
    .replace(/[^0-9A-Za-z_-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40);

/** Makes pictures of an archive safe and gives each a name of its own. */
export class PictureStore {
  readonly #archive: Archive;
  readonly #names = new Map<string, string | undefined>();
  readonly #taken = new Set<string>();
  /** Counts look-ups of a name, to number the next picture of that name. */
  readonly #numbers = new Map<string, number>();
  readonly #drawings = new Map<string, string>();
  #fresh: ImportedFile[] = [];
  readonly unbounded = new Set<string>();

  constructor(archive: Archive) {
    this.#archive = archive;
  }

  /** Undefined when the archive lacks the picture or holds something else. */
  name(path: string): string | undefined {
    if (!this.#names.has(path)) this.#names.set(path, this.#take(path));
    return this.#names.get(path);
  }

  /** Undefined when the book has too many drawings. */
  drawing(svg: string): string | undefined {
    const known = this.#drawings.get(svg);
    if (known !== undefined) return known;
    if (this.#drawings.size >= MAX_DRAWINGS) return undefined;
    const name = this.#keep('drawing.svg', 'svg', 'image/svg+xml', new TextEncoder().encode(svg));
    this.#drawings.set(svg, name);
    return name;
  }

  takeFresh(): ImportedFile[] {
    const fresh = this.#fresh;
    this.#fresh = [];
    return fresh;
  }

  #take(path: string): string | undefined {
    const picture = archivePicture(this.#archive, path);
    if (picture === 'unbounded') this.unbounded.add(path);
    return typeof picture === 'object'
      ? this.#keep(path, picture.extension, picture.mediaType, picture.bytes)
      : undefined;
  }

  #keep(path: string, extension: string, mediaType: string, bytes: Uint8Array): string {
    const name = this.#freeName(plainStem(path), extension);
    this.#taken.add(name);
    this.#fresh.push({ name, mediaType, bytes });
    return name;
  }

  #freeName(stem: string, extension: string): string {
    const key = `${stem}.${extension}`;
    for (let number = (this.#numbers.get(key) ?? 0) + 1; ; number++) {
      const name = `${stem || 'picture'}${number === 1 && stem ? '' : `-${number}`}.${extension}`;
      if (this.#taken.has(name)) continue;
      this.#numbers.set(key, number);
      return name;
    }
  }
}
