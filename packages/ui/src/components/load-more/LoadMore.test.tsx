import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fakeIntersectionObserver } from '../../testing/fakeIntersectionObserver.ts';
import { LoadMore } from './LoadMore.tsx';

describe('LoadMore', () => {
  it('fetches when its end comes within 50% of the screen [UI-06, CONST-31]', () => {
    const view = fakeIntersectionObserver();
    const onLoad = vi.fn();
    render(<LoadMore status="idle" onLoad={onLoad} />);
    expect(view.margins()).toEqual(['50% 0px']);
    expect(onLoad).not.toHaveBeenCalled();
    view.enter();
    expect(onLoad).toHaveBeenCalledTimes(1);
  });

  it('fetches again while its end stays near, never twice at a time', () => {
    const view = fakeIntersectionObserver();
    const onLoad = vi.fn();
    const { rerender } = render(<LoadMore status="idle" onLoad={onLoad} />);
    view.enter();
    rerender(<LoadMore status="loading" onLoad={onLoad} />);
    view.enter();
    expect(onLoad).toHaveBeenCalledTimes(1);
    rerender(<LoadMore status="idle" onLoad={onLoad} />);
    view.enter();
    expect(onLoad).toHaveBeenCalledTimes(2);
  });

  it('says 正在加载... [UI-17]', () => {
    render(<LoadMore status="loading" onLoad={() => undefined} />);
    expect(screen.getByRole('status').textContent).toBe('正在加载...');
  });

  it('ends with the words it is given [UI-07]', () => {
    render(<LoadMore status="ended" onLoad={() => undefined} endText="阿里文学出品" />);
    expect(screen.getByText('阿里文学出品')).toBeDefined();
  });

  it('offers a retry after a failure', () => {
    const onLoad = vi.fn();
    render(<LoadMore status="failed" onLoad={onLoad} />);
    fireEvent.click(screen.getByRole('button', { name: '加载失败，点击重试' }));
    expect(onLoad).toHaveBeenCalledTimes(1);
  });

  it('asks for a tap where the kernel cannot tell what is in view', () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    const onLoad = vi.fn();
    render(<LoadMore status="idle" onLoad={onLoad} />);
    expect(onLoad).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: '加载更多' }));
    expect(onLoad).toHaveBeenCalledTimes(1);
  });
});
