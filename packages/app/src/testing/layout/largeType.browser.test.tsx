import '@shuye/ui/styles.css';
import { SearchForm } from '@shuye/ui';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

const root = document.documentElement;

afterEach(() => {
  cleanup();
  root.style.fontSize = '';
});

// iOS zooms into a field below 16 px, and sets its browsers to no less.
it.each([12, 16, 32])('a browser set to %i px has a search field of as many', (ownPx) => {
  root.style.fontSize = `${ownPx}px`;
  render(<SearchForm value="" onChange={() => undefined} onSubmit={() => undefined} />);
  expect(getComputedStyle(screen.getByRole('searchbox')).fontSize).toBe(`${ownPx}px`);
});
