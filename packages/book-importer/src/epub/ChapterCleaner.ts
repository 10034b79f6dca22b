import type { ContentAddresses, ImportedFile } from '../ImportedBook.ts';
import type { Archive } from './archive/openArchive.ts';
import type { BookContext } from './clean/BookContext.ts';
import { cleanCss } from './clean/cleanCss.ts';
import { UNBOUNDED_DRAWINGS } from './clean/BookContext.ts';
import { cleanMarkup } from './clean/cleanMarkup.ts';
import type { LinkMap } from './LinkMap.ts';
import { PictureStore } from './PictureStore.ts';
import { resolveHref } from './resolveHref.ts';
import type { SpineDocument } from './SpineDocument.ts';
import { decodeXml } from './xml/decodeXml.ts';

/** Cleans the documents of one book, keeping count of what was left out and which pictures are new. */
export class ChapterCleaner {
  readonly #archive: Archive;
  readonly #links: LinkMap;
  readonly #addresses: ContentAddresses;
  readonly #pictures: PictureStore;
  readonly #sheets = new Map<string, string>();
  readonly #leftOut = new Map<string, number>();

  constructor(archive: Archive, links: LinkMap, addresses: ContentAddresses) {
    this.#archive = archive;
    this.#links = links;
    this.#addresses = addresses;
    this.#pictures = new PictureStore(archive);
  }

  clean(document: SpineDocument): { markup: string; css: string; files: ImportedFile[] } {
    const classes = new Map<string, string>();
    const markup = cleanMarkup(document.body, this.#contextOf(document.path, classes));
    const own = [...classes].map(([declarations, name]) => `.${name}{${declarations}}`);
    const sheets = document.styles.map((style) => ('text' in style ? cleanCss(style.text) : this.#sheet(style.path)));
    const css = [...sheets, ...own].filter((text) => text !== '').join('\n');
    return { markup, css, files: this.#pictures.takeFresh() };
  }

  /** What the book lost, a sentence each. */
  warnings(): string[] {
    return [...this.#leftOut].map(([what, count]) => `Left out: ${what} (${count}).`);
  }

  #sheet(path: string): string {
    const known = this.#sheets.get(path);
    if (known !== undefined) return known;
    const bytes = this.#archive.read(path);
    const css = bytes ? cleanCss(decodeXml(bytes)) : '';
    this.#sheets.set(path, css);
    return css;
  }

  #contextOf(path: string, classes: Map<string, string>): BookContext {
    const leftOut = (what: string): void => void this.#leftOut.set(what, (this.#leftOut.get(what) ?? 0) + 1);
    return {
      leftOut,
      link: (href) => this.#links.address(path, href, this.#addresses),
      picture: (href) => {
        const target = resolveHref(path, href);
        if (target.kind === 'outside') leftOut('pictures from other places');
        const name = target.kind === 'inside' ? this.#pictures.name(target.path) : undefined;
        const isUnbounded = target.kind === 'inside' && this.#pictures.unbounded.has(target.path);
        if (isUnbounded) leftOut(UNBOUNDED_DRAWINGS);
        else if (target.kind !== 'outside' && name === undefined)
          leftOut('pictures that are missing or cannot be shown');
        return name === undefined ? undefined : this.#addresses.picture(name);
      },
      drawing: (svg) => this.#addresses.picture(this.#pictures.drawing(svg)),
      styleClass: (declarations) => {
        const name = classes.get(declarations) ?? `e-s${classes.size + 1}`;
        classes.set(declarations, name);
        return name;
      },
    };
  }
}
