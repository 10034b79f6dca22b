import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LongBookList } from './LongBookList.tsx';

/** An observer that the test moves: what it watches by the place in the list. */
function watchGroups() {
  const watched = new Map<Element, (inView: boolean) => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #notify: IntersectionObserverCallback;
      constructor(notify: IntersectionObserverCallback) {
        this.#notify = notify;
      }
      observe(element: Element) {
        watched.set(element, (isIntersecting) => Reflect.apply(this.#notify, undefined, [[{ isIntersecting }]]));
      }
      disconnect() {}
    },
  );
  return (at: number, inView: boolean) => {
    const group = screen.getByRole('list').children[at];
    act(() => group && watched.get(group)?.(inView));
    return group;
  };
}

const books = (count: number) =>
  Array.from({ length: count }, (_, at) => (
    <a key={at} href={`#${at}`}>
      书{at}
    </a>
  ));
const list = (count: number) => <LongBookList label="搜索结果">{books(count)}</LongBookList>;
const drawn = () => screen.queryAllByRole('link').length;

describe('a long list of books', () => {
  it('draws all of them where the kernel cannot tell what is in view', () => {
    render(list(35));
    expect(drawn()).toBe(35);
  });

  it('draws its first books and its last, and others as they come near', () => {
    const move = watchGroups();
    render(list(500));
    expect(drawn()).toBe(12);
    move(9, true);
    expect(drawn()).toBe(20);
    expect(screen.getByRole('link', { name: '书75' })).toBeTruthy();
  });

  it('keeps the height of books that are far away, and gives up their nodes', () => {
    const move = watchGroups();
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 1234));
    render(list(500));
    const group = move(0, false);
    expect([drawn(), (group as HTMLElement).style.height]).toEqual([4, '1234px']);
    move(0, true);
    expect([drawn(), (group as HTMLElement).style.height]).toEqual([12, '']);
  });

  it('measures again in a window of another width, not of another height', () => {
    const move = watchGroups();
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 1234));
    render(list(500));
    const group = move(0, false);
    vi.stubGlobal('innerHeight', 300);
    fireEvent(window, new Event('resize'));
    vi.stubGlobal('innerWidth', 300);
    fireEvent(window, new Event('resize'));
    expect((group as HTMLElement).style.height).toBe('');
  });

  it('does not take away a book that has the focus', () => {
    const move = watchGroups();
    render(list(30));
    screen.getByRole('link', { name: '书3' }).focus();
    move(0, false);
    expect(document.activeElement?.textContent).toBe('书3');
  });

  it('goes on at its end, and says how long it is', () => {
    watchGroups();
    const { rerender } = render(list(24));
    rerender(list(30));
    expect(drawn()).toBe(22);
    const last = screen.getAllByRole('listitem').at(-1);
    expect([last?.getAttribute('aria-posinset'), last?.getAttribute('aria-setsize')]).toEqual(['30', '30']);
  });
});
