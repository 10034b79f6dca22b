import { useEffect, useState } from 'react';
import { createExposure } from './createExposure.ts';

/** Reports what was seen: `ref={exposed('book-1')}`. What still waits is reported on leaving. */
export function useExposure(report: (ids: string[]) => void) {
  const [exposure] = useState(createExposure);

  useEffect(() => exposure.reportTo(report), [exposure, report]);
  useEffect(() => exposure.flush, [exposure]);

  return (id: string) => (element: Element | null) => (element ? exposure.watch(element, id) : undefined);
}
