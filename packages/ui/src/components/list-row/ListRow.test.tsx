import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ListRow } from './ListRow.tsx';

it('is a link where it leads somewhere, else plain words', () => {
  const { rerender } = render(<ListRow title="书豆余额" value="120" href="/my-beans" />);
  expect(screen.getByRole('link').textContent).toBe('书豆余额120');
  rerender(<ListRow title="版本" value="1.0" />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('版本')).toBeDefined();
});
