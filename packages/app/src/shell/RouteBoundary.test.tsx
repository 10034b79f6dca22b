import { AppError } from '@shuye/core-domain/error';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { MemoryNavigation } from '../router/MemoryNavigation.tsx';
import { ScreenLoadError } from '../router/ScreenLoadError.ts';
import { ServicesProvider } from '../services/ServicesContext.tsx';
import { aHost } from '../testing/aHost.ts';
import { fakeStorage } from '../testing/fakeStorage.ts';
import { testServices, type TestServicesOptions } from '../testing/testServices.ts';
import { RouteBoundary } from './RouteBoundary.tsx';

/** A page that fails until `mend` is called. */
function aPage(error: unknown, options: TestServicesOptions = {}) {
  let isBroken = true;
  const reloadPage = vi.fn<() => void>();
  const Content = () => {
    if (isBroken) throw error;
    return <p>内容</p>;
  };
  const view = render(
    <MemoryNavigation>
      <ServicesProvider value={testServices({ reloadPage, ...options })}>
        <RouteBoundary>
          <Content />
        </RouteBoundary>
      </ServicesProvider>
    </MemoryNavigation>,
    { onCaughtError: () => undefined },
  );
  return { ...view, reloadPage, mend: () => (isBroken = false) };
}

describe('a page that fails', () => {
  it('shows the message of a known error, and recovers by 重试', () => {
    const { mend } = aPage(new AppError('server', '书城整理中'));
    expect(screen.getByText('书城整理中')).toBeTruthy();
    mend();
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(screen.getByText('内容')).toBeTruthy();
  });

  it('shows the generic message for an unexpected error [ERR-01]', () => {
    const { mend } = aPage(new TypeError('x is not a function'));
    expect(screen.getByText('网络或服务异常，请稍后再试')).toBeTruthy();
    mend();
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(screen.getByText('内容')).toBeTruthy();
  });

  it('always shows a link back', () => {
    aPage(new TypeError('x'));
    expect(screen.getByRole('button', { name: '返回' })).toBeTruthy();
  });
});

describe('a page whose code did not come', () => {
  const gone = new ScreenLoadError(new TypeError('Failed to fetch'));

  it('reloads once by itself, then shows the failure', () => {
    const session = fakeStorage();
    const first = aPage(gone, { session });
    expect(first.reloadPage).toHaveBeenCalledOnce();
    expect(screen.getByText('加载中')).toBeTruthy();
    first.unmount();

    const second = aPage(gone, { session });
    expect(second.reloadPage).not.toHaveBeenCalled();
    expect(screen.getByText('网络或服务异常，请稍后再试')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(second.reloadPage).toHaveBeenCalledOnce();
  });

  it('may be loaded afresh again a minute later', () => {
    const session = fakeStorage();
    aPage(gone, { session, nowMs: () => 1_000_000 }).unmount();
    const later = aPage(gone, { session, nowMs: () => 1_060_000 });
    expect(later.reloadPage).toHaveBeenCalledOnce();
  });

  it('stays where it is without a network, and is loaded once that is back', () => {
    const host = aHost();
    host.setOnline(false);
    vi.useFakeTimers();
    const { reloadPage } = aPage(gone, { host });
    expect(screen.getByText('网络无法连接')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '刷新' }));
    act(() => void vi.advanceTimersByTime(1000));
    expect(reloadPage).not.toHaveBeenCalled();
    host.setOnline(true);
    act(() => void vi.advanceTimersByTime(500));
    expect(reloadPage).toHaveBeenCalledOnce();
  });

  it('is not loaded afresh where that could not be remembered', () => {
    const full = {
      ...fakeStorage(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const { reloadPage } = aPage(gone, { session: full });
    expect(reloadPage).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: '重试' })).toBeTruthy();
  });
});
