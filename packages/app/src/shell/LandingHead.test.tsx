import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { MemoryNavigation } from '../router/MemoryNavigation.tsx';
import { testServices } from '../testing/testServices.ts';
import { Application } from './Application.tsx';

const HEAD = [
  '<meta name="viewport" content="width=device-width">',
  '<meta name="description" content="灯">',
  '<link rel="canonical" href="https://shuye.test/privacy-policy">',
  '<meta property="og:url" content="https://shuye.test/privacy-policy">',
  '<script type="application/ld+json">{}</script>',
];

it('what a server wrote of the page that was opened goes with it: browsers would share its address for another page [SEO-15]', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  document.head.insertAdjacentHTML('beforeend', HEAD.join(''));
  const told = [...document.head.children].slice(-HEAD.length);
  const left = () => told.filter(({ isConnected }) => isConnected);
  render(
    <MemoryNavigation initialEntries={['/privacy-policy']}>
      <Application services={testServices()} />
    </MemoryNavigation>,
  );
  const nav = within(await screen.findByRole('navigation', { name: '主导航' }));
  expect(left()).toEqual(told);

  fireEvent.click(nav.getByRole('link', { name: '榜单' }));
  await waitFor(() => expect(left()).toEqual(told.slice(0, 1)));
  told[0]?.remove();
});
