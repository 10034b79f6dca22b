import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { allIcons, selectableIcons } from './allIcons.ts';

describe('icons', () => {
  it.each(Object.entries(allIcons))('%s is decoration unless it has a label', (_name, Icon) => {
    const { rerender } = render(<Icon />);
    expect(screen.queryByRole('img')).toBeNull();
    rerender(<Icon label="说明" />);
    expect(screen.getByRole('img', { name: '说明' })).toBeDefined();
  });

  it.each(Object.entries(selectableIcons))('%s is filled when selected', (_name, Icon) => {
    render(<Icon filled label="选中" />);
    expect(screen.getByRole('img').getAttribute('fill')).toBe('currentColor');
  });
});
