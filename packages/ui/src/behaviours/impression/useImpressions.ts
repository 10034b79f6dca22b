import { useEffect, useState } from 'react';
import { createImpressionTracker } from './createImpressionTracker.ts';

/** Reports what was seen: `ref={impressionOf('book-1')}`. What still waits is reported on leaving. */
export function useImpressions(report: (ids: string[]) => void) {
  const [impression] = useState(createImpressionTracker);

  useEffect(() => impression.reportTo(report), [impression, report]);
  useEffect(() => impression.flush, [impression]);

  return (id: string) => (element: Element | null) => (element ? impression.watch(element, id) : undefined);
}
