import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LinkSpy } from '../../testing/LinkSpy.tsx';
import { TabBar } from './TabBar.tsx';

const links = () => screen.getAllByRole('link');

describe('TabBar', () => {
  it('has shelf, book store and mine in this order [TAB-01, UI-31]', () => {
    render(<TabBar activeId="shelf" />);
    expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['书架', '/shelf'],
      ['书城', '/'],
      ['我的', '/myself'],
    ]);
  });

  it('replaces the current route [TAB-02]', () => {
    render(<TabBar activeId="shelf" />, { wrapper: LinkSpy });
    expect(links().map((link) => link.dataset['replace'])).toEqual(['yes', 'yes', 'yes']);
  });

  it('keeps the current query [TAB-03]', () => {
    render(<TabBar activeId="home" query="?siteid=6666&x=1" />);
    expect(links().map((link) => link.getAttribute('href'))).toEqual([
      '/shelf?siteid=6666&x=1',
      '/?siteid=6666&x=1',
      '/myself?siteid=6666&x=1',
    ]);
  });

  it('marks the tab one is on, and none where the page has no tab', () => {
    const { rerender } = render(<TabBar activeId="home" />);
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('书城');
    rerender(<TabBar />);
    expect(screen.queryByRole('link', { current: 'page' })).toBeNull();
  });

  it('tells which tab was tapped', () => {
    const onSelect = vi.fn();
    render(<TabBar activeId="home" onSelect={onSelect} />, { wrapper: LinkSpy });
    fireEvent.click(screen.getByRole('link', { name: '我的' }));
    expect(onSelect).toHaveBeenCalledWith('myself');
  });
});
