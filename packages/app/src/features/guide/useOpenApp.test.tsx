import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aHostWithActionBar, untilExtras } from '../../testing/aHostWithActionBar.ts';
import { renderReader } from '../../testing/renderReader.tsx';

const ANDROID = 'Mozilla/5.0 (Linux; Android 13; V2241A) AppleWebKit/537.36 Version/4.0 Mobile Safari/537.36';

it.each([
  ['?channelSrc=wx', 'wx'],
  ['?channelSrc=wx_a', 'wx%5Fa'],
  ['', ''],
])('names the source of the address %s in the link to the app [RPARAM-19]', async (query, source) => {
  const navigateAway = vi.fn<(address: string) => void>();
  await renderReader({ query, host: aHostWithActionBar(), navigateAway, userAgent: ANDROID });
  fireEvent.click(within(await untilExtras()).getByRole('button', { name: '下载全本' }));
  fireEvent.click(await screen.findByRole('button', { name: '立即下载' }));
  const from = new URL(navigateAway.mock.calls[0]?.[0] ?? '').searchParams.get('from');
  expect(from?.split('_').slice(0, 2)).toEqual(['reader', source]);
});
