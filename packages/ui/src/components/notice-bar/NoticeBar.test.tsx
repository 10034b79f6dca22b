import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NoticeBar } from './NoticeBar.tsx';

describe('NoticeBar', () => {
  it.each([undefined, '', '  '])('is not there for the text %j [STORE-26]', (text) => {
    const { container } = render(<NoticeBar text={text} href="/notice" />);
    expect(container.innerHTML).toBe('');
  });

  it('leads somewhere only where it is given a way [STORE-11]', () => {
    const { rerender } = render(<NoticeBar text="今晚维护" />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('今晚维护')).toBeDefined();
    rerender(<NoticeBar text="今晚维护" href="/notice" />);
    expect(screen.getByRole('link', { name: '今晚维护' })).toBeDefined();
  });
});
