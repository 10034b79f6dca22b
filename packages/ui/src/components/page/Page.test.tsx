import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TopBar } from '../top-bar/TopBar.tsx';
import { Page } from './Page.tsx';

describe('Page', () => {
  it('is the main landmark with its title as the heading', () => {
    render(<Page title="豆券">内容</Page>);
    expect(screen.getByRole('main').textContent).toContain('内容');
    expect(screen.getByRole('heading', { level: 1, name: '豆券' })).toBeDefined();
  });

  it('keeps its bar out of the main landmark', () => {
    render(<Page bar={<TopBar title="目录" />}>内容</Page>);
    expect(screen.getByRole('main').textContent).toBe('内容');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });
});
