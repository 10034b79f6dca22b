import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LinkSpy } from '../../testing/LinkSpy.tsx';
import { passTime } from '../../testing/passTime.ts';
import { Banner } from './Banner.tsx';

const items = [
  { id: 'a', title: '红楼梦', href: '/book/1.html' },
  { id: 'b', title: '西游记', href: '/book/2.html' },
  { id: 'c', title: '呐喊', href: '/book/3.html' },
];
const shown = () => screen.getByRole('link').textContent;

describe('Banner', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  it('goes on every 4000 ms [UI-01, CONST-06]', () => {
    render(<Banner items={items} />);
    expect(shown()).toContain('红楼梦');
    passTime(3999);
    expect(shown()).toContain('红楼梦');
    passTime(1);
    expect(shown()).toContain('西游记');
    passTime(4000);
    expect(shown()).toContain('呐喊');
  });

  it('leaves no empty line for a book without an author', () => {
    const { container } = render(<Banner items={[{ id: 'a', title: '红楼梦', href: '/book/1.html', author: '' }]} />);
    const words = container.querySelector('a > span');
    expect(Array.from(words?.children ?? [], ({ textContent }) => textContent)).toEqual(['红楼梦']);
  });

  it('begins again after the last [UI-02]', () => {
    render(<Banner items={items} />);
    for (let slide = 0; slide < 3; slide += 1) passTime(4000);
    expect(shown()).toContain('红楼梦');
  });

  it('stands still and has no pagination with one item [UI-02]', () => {
    render(<Banner items={items.slice(0, 1)} />);
    passTime(20_000);
    expect(shown()).toContain('红楼梦');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('has a number for every slide, which leads to it [UI-03]', () => {
    render(<Banner items={items} />);
    const numbers = screen.getAllByRole('button', { name: /^第/ });
    expect(numbers.map((number) => number.textContent)).toEqual(['1', '2', '3']);
    fireEvent.click(screen.getByRole('button', { name: '第3张，共3张' }));
    expect(shown()).toContain('呐喊');
    expect(screen.getByRole('button', { current: true }).textContent).toBe('3');
  });

  it('leads to the book of the slide [UI-04, STORE-02]', () => {
    const onPress = vi.fn();
    render(<Banner items={items} onPress={onPress} />, { wrapper: LinkSpy });
    passTime(4000);
    const link = screen.getByRole('link');
    expect(link.getAttribute('href')).toBe('/book/2.html');
    fireEvent.click(link);
    expect(onPress).toHaveBeenCalledWith(items[1]);
  });

  it.each([
    ['touched', fireEvent.touchStart, fireEvent.touchEnd],
    ['hovered', fireEvent.pointerEnter, fireEvent.pointerLeave],
    ['focused', fireEvent.focusIn, fireEvent.focusOut],
  ])('stops while it is %s', (_how, begin, end) => {
    render(<Banner items={items} label="精选" />);
    const banner = screen.getByRole('region', { name: '精选' });
    begin(banner);
    passTime(20_000);
    expect(shown()).toContain('红楼梦');
    end(banner);
    passTime(4000);
    expect(shown()).toContain('西游记');
  });

  it('can be paused and sent on', () => {
    render(<Banner items={items} />);
    fireEvent.click(screen.getByRole('button', { name: '暂停轮播' }));
    passTime(20_000);
    expect(shown()).toContain('红楼梦');
    fireEvent.click(screen.getByRole('button', { name: '继续轮播' }));
    passTime(4000);
    expect(shown()).toContain('西游记');
  });

  it('starts paused for readers who want less motion', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    render(<Banner items={items} />);
    passTime(20_000);
    expect(shown()).toContain('红楼梦');
    expect(screen.getByRole('button', { name: '继续轮播' })).toBeDefined();
  });

  it('shows the slide that a finger scrolled to', () => {
    render(<Banner items={items} />);
    const track = within(screen.getByRole('region')).getByRole('list');
    vi.spyOn(track, 'clientWidth', 'get').mockReturnValue(300);
    track.scrollLeft = 600;
    fireEvent.scroll(track);
    passTime(120);
    expect(shown()).toContain('西游记');
    track.scrollLeft = 0;
    fireEvent.scroll(track);
    passTime(120);
    expect(shown()).toContain('呐喊');
    expect(track.scrollLeft).toBe(900);
  });

  it('shows nothing without items', () => {
    const { container } = render(<Banner items={[]} />);
    expect(container.innerHTML).toBe('');
  });
});
