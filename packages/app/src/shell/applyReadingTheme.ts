import type { ReaderTheme } from '../stores/readerSettingsStore.ts';
import './readingTheme.css';

/**
 * Gives the whole page the colours of the reading theme where a book is read, and its own anywhere else: a screen that is
 * on its way, or did not come, must not shine at a night reader. Controls take the application's light or dark colours,
 * whichever belong to the paper.
 */
export function applyReadingTheme(pathname: string, theme: ReaderTheme): void {
  const paper = pathname.includes('/reader/') ? theme : '';
  document.documentElement.dataset['readingTheme'] = paper;
  document.body.dataset['theme'] = paper === 'night' ? 'dark' : paper && paper !== 'system' ? 'light' : '';
}
