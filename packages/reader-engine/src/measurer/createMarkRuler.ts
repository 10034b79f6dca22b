import type { ReaderFont } from './TextMeasurer.ts';

const HAN = '国';
/** Many characters in a row make up for the page's own rounding of lengths. */
const EM_SAMPLE = 64;

/** Widths of runs as a page draws them among Han characters, px. */
export interface MarkRuler {
  readonly em: number;
  /** Measures several runs with one layout of the page. */
  widths: (runs: readonly string[]) => number[];
}

/** The element that runs are put into: out of sight and out of everyone's way. */
export function createRulerHost(document: Document): HTMLElement {
  const host = document.createElement('div');
  host.lang = 'zh-CN';
  host.setAttribute('aria-hidden', 'true');
  host.style.cssText =
    'position:fixed;top:0;left:0;width:0;height:0;overflow:hidden;visibility:hidden;pointer-events:none;white-space:pre;' +
    'letter-spacing:0;word-spacing:0;text-autospace:no-autospace;text-spacing-trim:space-all';
  return host;
}

/**
 * A canvas knows neither the language nor the script around a mark, and both choose its glyph: a Chinese dash fills two ems
 * on the page and less on a canvas. So marks are measured on the page.
 */
export function createMarkRuler(host: HTMLElement, font: ReaderFont): MarkRuler {
  const document = host.ownerDocument;
  const measure = (texts: readonly string[]): number[] => {
    // Whoever clears the page takes the host out of it, and out of it nothing has a width.
    if (!host.isConnected) document.body.appendChild(host);
    host.style.font = `${font.weight} ${font.size}px ${font.family}`;
    const spans = texts.map((text) => {
      const span = document.createElement('span');
      span.style.position = 'absolute';
      span.textContent = text;
      return span;
    });
    host.append(...spans);
    const widths = spans.map((span) => span.getBoundingClientRect().width);
    host.textContent = '';
    return widths;
  };

  const [sample = 0] = measure([HAN.repeat(EM_SAMPLE)]);
  const em = sample / EM_SAMPLE;
  return {
    em,
    widths: (runs) => measure(runs.map((run) => HAN + run + HAN)).map((width) => width - 2 * em),
  };
}
