import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CatalogRow } from './CatalogRow.tsx';

describe('CatalogRow', () => {
  it('says in words that a chapter is locked [CAT-09]', () => {
    const { rerender } = render(<CatalogRow title="第一回" href="/reader/1" />);
    expect(screen.queryByRole('img')).toBeNull();
    rerender(<CatalogRow title="第一回" lockText="未购买" href="/reader/1" />);
    expect(screen.getByRole('link', { name: /第一回\s*未购买/ })).toBeDefined();
  });

  it('marks where reading stopped [CAT-10]', () => {
    render(<CatalogRow title="第二回" current note="免费" href="/reader/1" />);
    expect(screen.getByRole('link', { current: true }).textContent).toBe('第二回免费');
  });
});
