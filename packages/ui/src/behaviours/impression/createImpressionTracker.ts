import { observeInView } from '../observeInView.ts';

/** Impressions are gathered until none was added for so long (UI-27). */
export const IMPRESSION_DEBOUNCE_MS = 1000;

type Report = (ids: string[]) => void;

/** Gathers the ids of what came into view and reports each once. */
export function createImpressionTracker() {
  const seen = new Set<string>();
  let report: Report | undefined;
  let waiting: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    clearTimeout(timer);
    if (waiting.length === 0) return;
    const ids = waiting;
    waiting = [];
    report?.(ids);
  };

  const add = (id: string) => {
    if (seen.has(id)) return;
    seen.add(id);
    waiting.push(id);
    clearTimeout(timer);
    timer = setTimeout(flush, IMPRESSION_DEBOUNCE_MS);
  };

  return {
    reportTo: (next: Report) => {
      report = next;
    },
    watch: (element: Element, id: string): (() => void) =>
      observeInView(element, '0px', (inView) => {
        if (inView) add(id);
      }),
    flush,
  };
}
