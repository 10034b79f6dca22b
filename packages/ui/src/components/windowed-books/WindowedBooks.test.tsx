import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { WindowedBooks } from './WindowedBooks.tsx';

const COUNT = 10_000;
const ROW = 200;
let scrolled = 0;

/** What jsdom lacks: three columns of tiles that are all equally high. */
beforeEach(() => {
  scrolled = 0;
  vi.stubGlobal('innerHeight', 844);
  document.head.innerHTML = '<style>ul { grid-template-columns: 100px 100px 100px; row-gap: 20px }</style>';
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
    return this instanceof HTMLUListElement ? new DOMRect(0, -scrolled, 390, 1e6) : new DOMRect(0, 0, 100, ROW - 20);
  });
});

const keys = Array.from({ length: COUNT }, (_, at) => `b${at}`);
const books = (count = COUNT) => (
  <WindowedBooks
    label="书架"
    layout="grid"
    keys={keys.slice(0, count)}
    renderBook={(at) => <a href={`#${at}`}>书{at}</a>}
  />
);
const list = () => screen.getByRole('list', { name: '书架' });
const drawn = () => screen.getAllByRole('link').map(({ textContent }) => Number(textContent.slice(1)));
const scrollTo = (top: number) => {
  scrolled = top;
  act(() => void fireEvent.scroll(window));
};

describe('ten thousand books', () => {
  it('are as many nodes as a hundred, wherever they are scrolled to', () => {
    const { container, unmount } = render(books(100));
    const few = container.querySelectorAll('*').length;
    unmount();
    const { container: many } = render(books());
    for (const top of [0, 900, 5000, 300_000, (COUNT / 3) * ROW - 844, 0]) {
      scrollTo(top);
      const row = Math.floor(top / ROW);
      expect(drawn()).toContain(Math.min(row * 3, COUNT - 1));
      expect(many.querySelectorAll('*').length).toBeLessThan(few * 1.5);
    }
  });

  it('take the room of all of them, and say how many they are', () => {
    render(books());
    scrollTo(100_000);
    const { paddingTop, paddingBottom } = list().style;
    const rows = Math.ceil(drawn().length / 3);
    expect(Number.parseFloat(paddingTop) + rows * ROW + Number.parseFloat(paddingBottom)).toBe(
      Math.ceil(COUNT / 3) * ROW,
    );
    const [first] = screen.getAllByRole('listitem');
    expect(first?.getAttribute('aria-setsize')).toBe('10000');
    expect(Number(first?.getAttribute('aria-posinset'))).toBe((drawn()[0] ?? 0) + 1);
  });

  it('are drawn once each as they come near, and measured once a scroll', () => {
    const renderBook = vi.fn((at: number) => <a href={`#${at}`}>书{at}</a>);
    render(<WindowedBooks label="书架" layout="grid" keys={keys} renderBook={renderBook} />);
    const asked = vi.spyOn(window, 'getComputedStyle');
    const seen = new Set<number>();
    let measured = 0;
    for (let top = 0; top <= 5000; top += 100) {
      scrolled = top;
      const frame = Object.defineProperty(new Event('scroll'), 'timeStamp', { value: 1000 + top / 10 });
      asked.mockClear();
      act(() => void window.dispatchEvent(frame));
      measured += asked.mock.calls.length;
      for (const item of list().querySelectorAll('[data-book]')) seen.add(Number(item.getAttribute('aria-posinset')));
    }
    expect(renderBook).toHaveBeenCalledTimes(seen.size);
    expect(measured).toBe(1);
  });

  it('keep the one that has the focus, however far it is scrolled away, and let it go with the focus', () => {
    render(books());
    const book = screen.getByRole('link', { name: '书4' });
    act(() => book.focus());
    scrollTo(100_000);
    expect(document.activeElement).toBe(book);
    expect(drawn()[0]).toBe(4);
    scrollTo(0);
    expect(document.activeElement).toBe(book);
    scrollTo(100_000);
    act(() => book.blur());
    expect(drawn()).not.toContain(4);
  });

  it('become fewer and more again', () => {
    const { rerender } = render(books());
    scrollTo(300_000);
    rerender(books(7));
    expect(drawn().length).toBeGreaterThan(0);
    scrollTo(0);
    expect(drawn()).toEqual([0, 1, 2, 3, 4, 5, 6]);
    rerender(books());
    expect(drawn().length).toBeGreaterThan(7);
  });
});
