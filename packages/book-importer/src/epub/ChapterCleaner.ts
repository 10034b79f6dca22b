import type { ContentAddresses, ImportedFile } from '../ImportedBook.ts';
import type { Archive } from './archive/openArchive.ts';
import type { BookContext } from './clean/BookContext.ts';
import { UNBOUNDED_DRAWINGS } from './clean/BookContext.ts';
import { ChapterStyles } from './ChapterStyles.ts';
import { cleanMarkup } from './clean/cleanMarkup.ts';
import type { LinkMap } from './LinkMap.ts';
import { PictureStore } from './PictureStore.ts';
import { resolveHref } from './resolveHref.ts';
import type { SpineDocument } from './SpineDocument.ts';

export class ChapterCleaner {
  readonly #links: LinkMap;
  readonly #addresses: ContentAddresses;
  readonly #pictures: PictureStore;
  readonly #styles: ChapterStyles;
  readonly #leftOut = new Map<string, number>();

  constructor(archive: Archive, links: LinkMap, addresses: ContentAddresses) {
    this.#styles = new ChapterStyles(archive, (what) => this.#noteLoss(what));
    this.#links = links;
    this.#addresses = addresses;
    this.#pictures = new PictureStore(archive);
  }

  clean(document: SpineDocument): { markup: string; css: string; files: ImportedFile[] } {
    const classes = new Map<string, string>();
    const markup = cleanMarkup(document.body, this.#contextOf(document.path, classes));
    const own = [...classes].map(([declarations, name]) => `.${name}{${declarations}}`);
    const css = [this.#styles.of(document.styles), ...own].filter((text) => text !== '').join('\n');
    return { markup, css, files: this.#pictures.takeFresh() };
  }

  warnings(): string[] {
    return [...this.#leftOut].map(([what, count]) => `Left out: ${what} (${count}).`);
  }

  #noteLoss(what: string): void {
    this.#leftOut.set(what, (this.#leftOut.get(what) ?? 0) + 1);
  }

  #contextOf(path: string, classes: Map<string, string>): BookContext {
    const leftOut = (what: string): void => this.#noteLoss(what);
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
      drawing: (svg) => {
        const name = this.#pictures.drawing(svg);
        if (name === undefined) leftOut('drawings in the text beyond the first 10,000');
        return name === undefined ? undefined : this.#addresses.picture(name);
      },
      styleClass: (declarations) => {
        const name = classes.get(declarations) ?? `e-s${classes.size + 1}`;
        classes.set(declarations, name);
        return name;
      },
    };
  }
}
