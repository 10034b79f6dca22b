import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeIntersectionObserver } from '../../testing/fakeIntersectionObserver.ts';
import { passTime } from '../../testing/passTime.ts';
import { LazyImage } from './LazyImage.tsx';

const address = () => screen.getByRole('img', { name: '封面' }).getAttribute('src');

const isShown = (): boolean => screen.getByAltText('封面').hasAttribute('data-shown');

describe('LazyImage', () => {
  let view = fakeIntersectionObserver();

  beforeEach(() => {
    vi.useFakeTimers();
    view = fakeIntersectionObserver();
  });

  it('waits until it comes within 25% of the viewport [UI-18, CONST-27, PROD-22]', () => {
    render(<LazyImage src="/a.jpg" alt="封面" />);
    expect(view.margins()).toEqual(['25% 0px']);
    passTime(10_000);
    expect(address()).toBeNull();
  });

  it('fetches 300 ms after that [UI-19, CONST-28]', () => {
    render(<LazyImage src="/a.jpg" alt="封面" />);
    view.enter();
    passTime(299);
    expect(address()).toBeNull();
    passTime(1);
    expect(address()).toBe('/a.jpg');
  });

  it('fetches nothing that is scrolled past in less', () => {
    render(<LazyImage src="/a.jpg" alt="封面" />);
    view.enter();
    passTime(200);
    view.leave();
    passTime(1000);
    expect(address()).toBeNull();
  });

  it('retries a failed picture 3 times and then gives up [UI-20, CONST-29]', () => {
    render(<LazyImage src="/a.jpg" alt="封面" fallback="画的" random={() => 0} />);
    view.enter();
    passTime(300);
    const attempts = [0, 1, 2, 3].map(() => {
      const tried = address();
      fireEvent.error(screen.getByRole('img'));
      passTime(1000);
      return tried;
    });
    expect(attempts).toEqual(['/a.jpg', '/a.jpg', '/a.jpg', '/a.jpg']);
    passTime(60_000);
    expect(address()).toBeNull();
    expect(screen.getByText('画的')).toBeDefined();
  });

  it.each([
    [0, 1000],
    [0.5, 3500],
    [0.9999, 5999],
  ])('with chance %s retries after %s ms [UI-21, CONST-30]', (chance, wait) => {
    render(<LazyImage src="/a.jpg" alt="封面" random={() => chance} />);
    view.enter();
    passTime(300);
    fireEvent.error(screen.getByRole('img'));
    passTime(wait - 1);
    expect(address()).toBeNull();
    passTime(2);
    expect(address()).toBe('/a.jpg');
  });

  it('shows what stands in for it from the first failure until a retry succeeds', () => {
    render(<LazyImage src="/a.jpg" alt="封面" fallback="画的" random={() => 0} />);
    view.enter();
    passTime(300);
    expect(screen.queryByText('画的')).toBeNull();
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByText('画的')).toBeDefined();
    passTime(1000);
    expect(screen.getByText('画的')).toBeDefined();
    fireEvent.load(screen.getByRole('img'));
    expect(screen.queryByText('画的')).toBeNull();
  });

  it('starts anew for another picture', () => {
    const { rerender } = render(<LazyImage src="/a.jpg" alt="封面" />);
    view.enter();
    passTime(300);
    rerender(<LazyImage src="/b.jpg" alt="封面" />);
    expect(address()).toBeNull();
    view.enter();
    passTime(300);
    expect(address()).toBe('/b.jpg');
  });

  it('loads without waiting for the view where the kernel cannot tell it', () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    render(<LazyImage src="/a.jpg" alt="封面" />);
    passTime(300);
    expect(address()).toBe('/a.jpg');
  });

  it('is in the markup of the server when it is eager', () => {
    const html = renderToString(<LazyImage src="/a.jpg" alt="封面" eager />);
    expect(html).toContain('src="/a.jpg"');
    expect(html).toContain('fetchPriority="high"');
    expect(html).not.toContain('<noscript>');
  });

  it('is in the markup of the server for who has no scripts only when it is not [PROD-12]', () => {
    const html = renderToString(<LazyImage src="/a.jpg" alt="封面" />);
    expect(html).toMatch(/<noscript><img [^>]*src="\/a\.jpg" alt="封面" loading="lazy" data-shown=""\/><\/noscript>/);
    expect(html.replace(/<noscript>.*<\/noscript>/, '')).not.toContain('/a.jpg');
  });

  it('is taken over from the server as it stands, also where it is not fetched yet', () => {
    const box = document.createElement('div');
    box.innerHTML = renderToString(<LazyImage src="/a.jpg" alt="封面" />);
    const report = vi.fn<() => void>();
    act(() => void hydrateRoot(box, <LazyImage src="/a.jpg" alt="封面" />, { onRecoverableError: report }));
    expect(report).not.toHaveBeenCalled();
    expect(box.querySelector('img')?.hasAttribute('src')).toBe(false);
  });

  it('notices that a picture of the server had failed before it took over', () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    render(<LazyImage src="/a.jpg" alt="封面" eager fallback="画的" />);
    expect(screen.getByText('画的')).toBeDefined();
  });

  it('is not shown over what stands for it once it has failed, also where it is shown while it comes [UI-20]', () => {
    render(<LazyImage src="/a.jpg" alt="封面" eager fallback="画的" random={() => 0} />);
    expect(isShown()).toBe(true);
    fireEvent.error(screen.getByAltText('封面'));
    expect(screen.getByText('画的')).toBeDefined();
    expect(isShown()).toBe(false);
    passTime(1000);
    expect(isShown()).toBe(false);
    fireEvent.load(screen.getByAltText('封面'));
    expect(isShown()).toBe(true);
  });
});
