import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LinkSpy } from '../../testing/LinkSpy.tsx';
import { sampleTabs } from '../../testing/sampleTabs.ts';
import { TabBar } from './TabBar.tsx';

const links = () => screen.getAllByRole('link');

describe('TabBar', () => {
  it('shows the tabs it is given in their order [UI-31]', () => {
    render(<TabBar tabs={sampleTabs} activeId="shelf" />);
    expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['书架', '/shelf'],
      ['书城', '/'],
      ['我的', '/myself'],
    ]);
  });

  it('replaces the current page in the history [TAB-02]', () => {
    render(<TabBar tabs={sampleTabs} activeId="shelf" />, { wrapper: LinkSpy });
    expect(links().map((link) => link.dataset['replace'])).toEqual(['yes', 'yes', 'yes']);
  });

  it('marks the active tab, and no tab on a page that belongs to none', () => {
    const { rerender } = render(<TabBar tabs={sampleTabs} activeId="home" />);
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('书城');
    rerender(<TabBar tabs={sampleTabs} />);
    expect(screen.queryByRole('link', { current: 'page' })).toBeNull();
  });

  it('reports which tab was tapped', () => {
    const onSelect = vi.fn();
    render(<TabBar tabs={sampleTabs} activeId="home" onSelect={onSelect} />, { wrapper: LinkSpy });
    fireEvent.click(screen.getByRole('link', { name: '我的' }));
    expect(onSelect).toHaveBeenCalledWith('myself');
  });
});
