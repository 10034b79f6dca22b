import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ModuleHeader } from './ModuleHeader.tsx';

describe('ModuleHeader', () => {
  it('is a heading, with links only where they are given', () => {
    render(<ModuleHeader title="本周新书" />);
    expect(screen.getByRole('heading', { level: 2, name: '本周新书' })).toBeDefined();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('leads to more', () => {
    render(<ModuleHeader title="本周新书" moreHref="/st/new" />);
    const link = screen.getByRole('link', { name: '本周新书，更多' });
    expect(link.getAttribute('href')).toBe('/st/new');
  });

  it('switches to others', () => {
    const onSwitch = vi.fn();
    render(<ModuleHeader title="本周新书" onSwitch={onSwitch} />);
    fireEvent.click(screen.getByRole('button', { name: '本周新书，换一换' }));
    expect(onSwitch).toHaveBeenCalledTimes(1);
  });

  it('says that others are on their way, as long as they are', () => {
    const { rerender } = render(<ModuleHeader title="本周新书" onSwitch={() => undefined} isSwitching />);
    const link = screen.getByRole('button', { name: '本周新书，换一换' });
    expect(link.getAttribute('aria-busy')).toBe('true');
    rerender(<ModuleHeader title="本周新书" onSwitch={() => undefined} isSwitching={false} />);
    expect(link.getAttribute('aria-busy')).toBeNull();
  });
});
