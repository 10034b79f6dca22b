import { useLayoutEffect } from 'react';
import { useReaderSettings } from '../stores/useReaderSettings.ts';
import { wearPaper } from './wearPaper.ts';

/** Keeps the page in the colours that its address asks for, before anything of it is painted. */
export function usePaper(pathname: string): void {
  const theme = useReaderSettings(({ settings }) => settings.theme);
  useLayoutEffect(() => wearPaper(pathname, theme), [pathname, theme]);
}
