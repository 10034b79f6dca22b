import type { ReaderFont } from './TextMeasurer.ts';

export interface PageRuler {
  /** Puts runs on the page, out of sight; the answer gives their widths in px. What was put before one layout shares it. */
  put: (font: ReaderFont, runs: readonly string[]) => () => readonly number[];
}

interface Row {
  element: HTMLElement;
  widths?: readonly number[];
}

function createHost(document: Document): HTMLElement {
  const host = document.createElement('div');
  host.lang = 'zh-CN';
  host.setAttribute('aria-hidden', 'true');
  host.style.cssText =
    'position:fixed;top:0;left:0;width:0;height:0;overflow:hidden;visibility:hidden;pointer-events:none;white-space:pre;' +
    'letter-spacing:0;word-spacing:0;text-autospace:no-autospace;text-spacing-trim:space-all';
  return host;
}

const widthOf = (span: Element): number => span.getBoundingClientRect().width;

export function createPageRuler(document: Document): PageRuler {
  const host = createHost(document);
  let waiting: Row[] = [];

  const attach = (): void => {
    // Code that clears the page takes the host out of it, where nothing has a width.
    if (!host.isConnected) document.body.appendChild(host);
  };

  const measure = (): void => {
    attach();
    for (const row of waiting) row.widths = Array.from(row.element.children, widthOf);
    host.textContent = '';
    waiting = [];
  };

  return {
    put: (font, runs) => {
      const row: Row = { element: document.createElement('div') };
      row.element.style.font = `${font.weight} ${font.size}px ${font.family}`;
      for (const run of runs) row.element.appendChild(document.createElement('span')).textContent = run;
      host.appendChild(row.element);
      waiting.push(row);
      attach();
      return () => {
        if (!row.widths) measure();
        return row.widths ?? [];
      };
    },
  };
}
