import type { ReaderStyle } from '@shuye/reader-engine';
import { useMemo, useState } from 'react';
import type { ReaderPaging } from '../../../stores/readerSettingsStore.ts';
import { useReaderSettings } from '../../../hooks/useReaderSettings.ts';
import { readingStyle } from './readingStyle.ts';
import { textZoom } from './textZoom.ts';
import { useWide } from './useWide.ts';

/** The style of the text as the reader has set it, in two columns where the screen and the paging have room for them. */
export function useReadingStyle(paging: ReaderPaging): ReaderStyle {
  const settings = useReaderSettings((state) => state.settings);
  const isWide = useWide();
  const [zoom] = useState(textZoom);
  const { fontSize, lineHeight, paragraphGap, margin, font, squeeze } = settings;
  const spread = isWide && paging !== 'vertical' && settings.spread;
  return useMemo(
    () => readingStyle({ fontSize, lineHeight, paragraphGap, margin, font, squeeze, spread }, zoom),
    [zoom, fontSize, lineHeight, paragraphGap, margin, font, squeeze, spread],
  );
}
