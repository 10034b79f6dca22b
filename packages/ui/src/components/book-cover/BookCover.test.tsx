import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { passTime } from '../../testing/passTime.ts';
import { BookCover } from './BookCover.tsx';

const drawnTitle = (title: string) => screen.queryByText(title, { selector: 'text' });

describe('BookCover', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  it('shows the picture once it is wanted [COVER-01]', () => {
    render(<BookCover title="红楼梦" src="/c.jpg" alt="《红楼梦》封面" />);
    passTime(300);
    expect(screen.getByRole('img', { name: '《红楼梦》封面' }).getAttribute('src')).toBe('/c.jpg');
    expect(drawnTitle('红楼梦')).toBeNull();
  });

  it('draws the cover from the title when the picture cannot be had', () => {
    render(<BookCover title="红楼梦" src="/c.jpg" alt="封面" />);
    passTime(300);
    fireEvent.error(screen.getByRole('img'));
    expect(drawnTitle('红楼梦')).not.toBeNull();
  });

  it('draws the cover when there is no picture, named where it stands alone', () => {
    const { rerender } = render(<BookCover title="红楼梦" alt="《红楼梦》封面" />);
    expect(drawnTitle('红楼梦')).not.toBeNull();
    expect(screen.getByRole('img', { name: '《红楼梦》封面' })).toBeDefined();
    rerender(<BookCover title="红楼梦" />);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it.each([
    ['VIP', 'SHELF-06'],
    ['限免', 'SHELF-07'],
    ['特价', 'SHELF-08'],
    ['更新', 'SHELF-09'],
  ])('carries the corner tag %s [%s]', (text) => {
    render(<BookCover title="红楼梦" tag={{ text, tone: 'ink' }} />);
    expect(screen.getByText(text)).toBeDefined();
  });
});
