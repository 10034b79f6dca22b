import { useState } from 'react';
import type { ReaderPaging } from '../../../stores/readerSettingsStore.ts';
import { useReaderSettings } from '../../../hooks/useReaderSettings.ts';

/**
 * Pages turn as the address asks until the reader chooses otherwise [RPARAM-07]. A reader whose pages already turn
 * sideways keeps their own way of turning.
 */
export function usePaging(asked: 'vertical' | 'slide' | undefined): ReaderPaging {
  const chosen = useReaderSettings(({ settings }) => settings.paging);
  const [atStart] = useState(chosen);
  if (asked === undefined || chosen !== atStart) return chosen;
  return asked === 'slide' && chosen !== 'vertical' ? chosen : asked;
}
