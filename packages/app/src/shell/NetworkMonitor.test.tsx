import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aHost } from '../testing/aHost.ts';
import { renderApp } from '../testing/renderApp.tsx';

describe('a network that goes', () => {
  it('shows one toast [NET-02] [ERR-02]', async () => {
    const host = aHost();
    const { services } = await renderApp({ path: '/shelf', host });
    act(() => host.setOnline(false));
    expect(screen.getByText('网络无法连接')).toBeTruthy();
    act(() => services.toaster.dismiss());
    act(() => host.setOnline(true));
    expect(screen.queryByText('网络无法连接')).toBeNull();
  });

  it('shows no toast where there was no network at the start', async () => {
    const host = aHost();
    host.setOnline(false);
    await renderApp({ path: '/shelf', host });
    expect(screen.queryByText('网络无法连接')).toBeNull();
  });
});
