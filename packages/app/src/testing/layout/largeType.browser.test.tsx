import '@shuye/ui/styles.css';
import { SearchForm } from '@shuye/ui';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

const root = document.documentElement;

afterEach(() => {
  cleanup();
  root.style.fontSize = '';
});

it.each([
  [12, 16],
  [16, 16],
  [32, 32],
])('a browser set to %i px has a search field of %i px: iOS would zoom into a smaller one', (ownPx, fieldPx) => {
  root.style.fontSize = `${ownPx}px`;
  render(<SearchForm value="" onChange={() => undefined} onSubmit={() => undefined} />);
  expect(getComputedStyle(screen.getByRole('searchbox')).fontSize).toBe(`${fieldPx}px`);
});
