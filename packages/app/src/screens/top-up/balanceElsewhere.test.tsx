import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { anAccount } from '../../testing/anAccount.ts';
import { renderApp } from '../../testing/renderApp.tsx';

afterEach(() => void vi.restoreAllMocks());

it('the balance is what was topped up in another tab, once the page is seen again [PAY-09]', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  let beans = 7;
  const topUpProducts = { products: [{ id: '1', price: 1, beans: 10, tag: '' }] };
  const answers = { ...anAccount(), topUpProducts, userInfo: () => anAccount({ beans }).userInfo };
  await renderApp({ path: '/top-up', userId: '8000001', answers });
  expect(await screen.findByText('余额：7书豆')).toBeTruthy();
  beans = 1007;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText('余额：1007书豆')).toBeTruthy();
});
