import { useLayoutEffect } from 'react';
import { useReaderSettings } from '../hooks/useReaderSettings.ts';
import { applyReadingTheme } from './applyReadingTheme.ts';

/** Keeps the page in the colours that its address asks for, before anything of it is painted. */
export function useReadingTheme(pathname: string): void {
  const theme = useReaderSettings(({ settings }) => settings.theme);
  useLayoutEffect(() => applyReadingTheme(pathname, theme), [pathname, theme]);
}
