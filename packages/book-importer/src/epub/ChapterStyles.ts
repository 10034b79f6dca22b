import type { Archive } from './archive/openArchive.ts';
import { cleanCss } from './clean/cleanCss.ts';
import type { SpineDocument } from './SpineDocument.ts';
import { decodeXml } from './xml/decodeXml.ts';

/** Characters in one chapter, since a page matches each selector against each of its elements. */
const MAX_CHAPTER = 200_000;
/** Characters in all chapters together, since each is stored with its own. */
const MAX_BOOK = 64 * 1024 * 1024;

type Styles = SpineDocument['styles'];

/** Cleans each sheet once, and bounds them all: thousands of chapters may name one small sheet. */
export class ChapterStyles {
  readonly #archive: Archive;
  readonly #leftOut: (what: string) => void;
  readonly #sheets = new Map<string, string>();
  readonly #documents = new WeakMap<Styles, string>();
  #total = 0;

  constructor(archive: Archive, leftOut: (what: string) => void) {
    this.#archive = archive;
    this.#leftOut = leftOut;
  }

  /** The css of a chapter; those of one document have the same. */
  of(styles: Styles): string {
    const css = this.#documents.get(styles) ?? this.#join(styles);
    this.#documents.set(styles, css);
    if (this.#total + css.length > MAX_BOOK) {
      this.#leftOut('style sheets of chapters beyond 64 MB of them');
      return '';
    }
    this.#total += css.length;
    return css;
  }

  #join(styles: Styles): string {
    const last = new Map(styles.map((style, at) => ['path' in style ? style.path : `#${at}`, at]));
    const sheets: string[] = [];
    let length = 0;
    for (const [at, style] of styles.entries()) {
      // A sheet that is named twice counts where it is named last.
      if ('path' in style && last.get(style.path) !== at) continue;
      const css = 'path' in style ? this.#sheet(style.path) : cleanCss(style.text);
      if (css === '') continue;
      length += css.length;
      if (length > MAX_CHAPTER) {
        this.#leftOut('style sheets beyond 200,000 characters for a chapter');
        break;
      }
      sheets.push(css);
    }
    return sheets.join('\n');
  }

  #sheet(path: string): string {
    const known = this.#sheets.get(path);
    if (known !== undefined) return known;
    const bytes = this.#archive.read(path);
    const css = bytes ? cleanCss(decodeXml(bytes)) : '';
    this.#sheets.set(path, css);
    return css;
  }
}
