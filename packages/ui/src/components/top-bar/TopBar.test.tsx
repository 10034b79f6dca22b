import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { TopBar } from './TopBar.tsx';

describe('TopBar', () => {
  it('has a back button only where there is a way back', () => {
    const onBack = vi.fn();
    const { rerender } = render(<TopBar title="目录" />);
    expect(screen.queryByRole('button')).toBeNull();
    rerender(<TopBar title="目录" onBack={onBack} />);
    fireEvent.click(screen.getByRole('button', { name: '返回' }));
    expect(onBack).toHaveBeenCalledTimes(1);
    rerender(<TopBar title="目录" backHref="/shelf" />);
    expect(screen.getByRole('link', { name: '返回' }).getAttribute('href')).toBe('/shelf');
  });

  it('leaves the heading to the content where it is told to', () => {
    render(<TopBar title="红楼梦" heading={false} />);
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.getByText('红楼梦')).toBeDefined();
  });

  it('carries actions', () => {
    render(<TopBar title="书架" actions={<button>管理</button>} />);
    expect(screen.getByRole('button', { name: '管理' })).toBeDefined();
  });
});
