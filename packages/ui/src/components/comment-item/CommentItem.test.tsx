import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CommentItem } from './CommentItem.tsx';

const said = { nickname: '山中客', time: '2026.9.22 08:05', replies: '2条回复', likes: '7', children: '好看' };

it('shows who said what and when, and how many replied and liked it [COMMENT-01]', () => {
  render(<CommentItem {...said} avatarSrc="/a.png" />);
  const comment = screen.getByRole('article');
  for (const text of ['山中客', '好看', '2026.9.22 08:05', '2条回复', '7']) expect(comment.textContent).toContain(text);
});

it('draws a figure for a reader without a picture [COMMENT-02]', () => {
  render(<CommentItem {...said} />);
  expect(screen.getByRole('article').querySelector('img')).toBeNull();
});

it('can be opened, answered and liked where the page lets it', () => {
  const { rerender } = render(<CommentItem {...said} />);
  expect(screen.queryByRole('button')).toBeNull();
  const presses = { onOpen: vi.fn(), onReply: vi.fn(), onLike: vi.fn() };
  rerender(<CommentItem {...said} {...presses} />);
  for (const [name, pressed] of [
    ['好看', presses.onOpen],
    ['2条回复，山中客的评论', presses.onReply],
    ['7，赞山中客的评论', presses.onLike],
  ] as const) {
    fireEvent.click(screen.getByRole('button', { name }));
    expect(pressed).toHaveBeenCalledOnce();
  }
});
