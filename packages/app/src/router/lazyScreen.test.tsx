import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { lazyScreen } from './lazyScreen.tsx';
import { ScreenLoadError } from './ScreenLoadError.ts';

const Page = () => <p>内容</p>;

describe('a lazy screen', () => {
  it('is fetched once for concurrent callers', async () => {
    const load = vi.fn(async () => ({ default: Page }));
    const { Component, preload } = lazyScreen(load);
    await Promise.all([preload(), preload()]);
    render(<Component />);
    expect(load).toHaveBeenCalledOnce();
  });

  it('is rendered at once when it is there already', async () => {
    const { Component, preload } = lazyScreen(async () => ({ default: Page }));
    await preload();
    render(
      <Suspense fallback="等待">
        <Component />
      </Suspense>,
    );
    expect(screen.getByText('内容')).toBeTruthy();
  });

  it('suspends until it is there', async () => {
    const { Component } = lazyScreen(async () => ({ default: Page }));
    render(
      <Suspense fallback="等待">
        <Component />
      </Suspense>,
    );
    expect(screen.getByText('等待')).toBeTruthy();
    expect(await screen.findByText('内容')).toBeTruthy();
  });

  it('may be preloaded again after a failure', async () => {
    const load = vi
      .fn<() => Promise<{ default: typeof Page }>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValueOnce({ default: Page });
    const { preload } = lazyScreen(load);
    await expect(preload()).rejects.toBeInstanceOf(ScreenLoadError);
    await expect(preload()).resolves.toBeUndefined();
  });
});
