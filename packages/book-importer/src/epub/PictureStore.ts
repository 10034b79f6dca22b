import type { ImportedFile } from '../ImportedBook.ts';
import type { Archive } from './archive/openArchive.ts';
import { archivePicture } from './archivePicture.ts';

/** A file name for the web: what is plain in the old one, else nothing but the number that makes it unique. */
function plainName(path: string, extension: string, taken: ReadonlySet<string>): string {
  const stem = (path.split('/').at(-1) ?? '')
    .replace(/\.[^.]*$/, '')
    .replace(/[^0-9A-Za-z_-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40);
  for (let number = 1; ; number++) {
    const name = `${stem || 'picture'}${number === 1 && stem ? '' : `-${number}`}.${extension}`;
    if (!taken.has(name)) return name;
  }
}

/** Pictures of an archive, made safe, each under a name of its own. */
export class PictureStore {
  readonly #archive: Archive;
  readonly #names = new Map<string, string | undefined>();
  readonly #taken = new Set<string>();
  #fresh: ImportedFile[] = [];
  /** Paths of drawings that were refused. */
  readonly unbounded = new Set<string>();

  constructor(archive: Archive) {
    this.#archive = archive;
  }

  /** The name of a picture of the archive; undefined when it is missing or no picture. */
  name(path: string): string | undefined {
    if (!this.#names.has(path)) this.#names.set(path, this.#take(path));
    return this.#names.get(path);
  }

  /** The name of a drawing that has no file of its own. */
  drawing(svg: string): string {
    return this.#keep('drawing.svg', 'svg', 'image/svg+xml', Buffer.from(svg));
  }

  /** Pictures that were named since the last call. */
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
    const name = plainName(path, extension, this.#taken);
    this.#taken.add(name);
    this.#fresh.push({ name, mediaType, bytes });
    return name;
  }
}
