import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import NoteSheet from './NoteSheet.tsx';

const aNote = (words: string) => ({
  text: words,
  fill: (into: HTMLElement) => {
    into.innerHTML = `<em>${words}</em>`;
  },
  anchor: document.body.getBoundingClientRect(),
});

it('shows a footnote as the book marks it up, and closes', () => {
  const onClose = vi.fn<() => void>();
  render(<NoteSheet note={aNote('戌时：晚七点到九点。')} fontSize={18} onClose={onClose} />);
  expect(screen.getByRole('dialog', { name: '注释' })).toBeTruthy();
  expect(screen.getByText('戌时：晚七点到九点。').tagName).toBe('EM');
  fireEvent.click(screen.getByRole('button', { name: '关闭' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it.each([
  [32, '32px'],
  [14, '17px'],
])('is written in the size that is read with, and never too small (%s px)', (fontSize, drawn) => {
  render(<NoteSheet note={aNote('戌时')} fontSize={fontSize} onClose={() => undefined} />);
  expect(screen.getByText('戌时').parentElement?.style.fontSize).toBe(drawn);
});
