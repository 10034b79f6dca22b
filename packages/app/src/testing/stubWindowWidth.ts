import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Gives the window a width, px, as far as media queries of a least width ask for it. */
export function stubWindowWidth(width: number): void {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: width >= Number(/min-width: (\d+)/.exec(query)?.[1]) }));
  act(() => void window.dispatchEvent(new Event('resize')));
}
