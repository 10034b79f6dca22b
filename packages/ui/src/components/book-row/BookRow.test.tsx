import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BookRow } from './BookRow.tsx';

describe('BookRow', () => {
  it('shows title, author, description and facts [RECOM-07]', () => {
    render(
      <BookRow
        title="聊斋志异"
        author="蒲松龄"
        description="写鬼写妖高人一等"
        facts={['志怪', '完结']}
        href="/book/2.html"
      />,
    );
    const text = screen.getByRole('link').textContent;
    for (const part of ['聊斋志异', '写鬼写妖高人一等', '蒲松龄 · 志怪 · 完结']) expect(text).toContain(part);
  });

  it('leaves out what is not known', () => {
    render(<BookRow title="聊斋志异" facts={['']} href="/book/2.html" />);
    expect(screen.getByRole('link').textContent).not.toContain('·');
  });

  it('shows its place in a ranking, and a control beside the link', () => {
    render(<BookRow title="聊斋志异" rank={2} href="/book/2.html" aside={<button>加入书架</button>} />);
    expect(screen.getByRole('link').textContent).toContain('2');
    expect(screen.getByRole('link').contains(screen.getByRole('button', { name: '加入书架' }))).toBe(false);
  });
});
