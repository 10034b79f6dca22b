import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps, MouseEvent } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useLocation, useNavigationType } from '../router/index.ts';
import { ServicesProvider } from '../services/ServicesContext.tsx';
import { testServices } from '../testing/testServices.ts';
import { MemoryNavigation } from '../router/MemoryNavigation.tsx';
import { AppLink } from './AppLink.tsx';

function Here() {
  const { pathname, search, state } = useLocation();
  const change = useNavigationType();
  return <output title={`${change} ${String(state)}`}>{pathname + search}</output>;
}

const shown = (href: string, props: Omit<ComponentProps<typeof AppLink>, 'href'> = {}) => {
  render(
    <MemoryNavigation>
      <ServicesProvider value={testServices()}>
        <AppLink {...props} href={href}>
          去
        </AppLink>
        <Here />
      </ServicesProvider>
    </MemoryNavigation>,
  );
  return screen.getByRole('link');
};

const here = () => screen.getByRole('status').textContent;

/** Whether the browser may follow the link itself. */
const click = (link: HTMLElement, init?: MouseEventInit) => fireEvent.click(link, init);

describe('a link of the application', () => {
  it('changes the page without loading it afresh', () => {
    expect(click(shown('/shelf?from=home'))).toBe(false);
    expect(here()).toBe('/shelf?from=home');
  });

  it.each([
    ['with a key held down', { ctrlKey: true }],
    ['with a key of a Mac', { metaKey: true }],
    ['to be stored', { altKey: true }],
    ['for a window', { shiftKey: true }],
    ['by another button', { button: 1 }],
  ])('is left to the browser when it is clicked %s', (_how, init) => {
    expect(click(shown('/shelf'), init)).toBe(true);
    expect(here()).toBe('/');
  });

  it('is left to the browser where it opens a window', () => {
    expect(click(shown('/shelf', { target: '_blank' }))).toBe(true);
    expect(here()).toBe('/');
  });

  it.each([
    ['adds', false, 'PUSH mark'],
    ['replaces', true, 'REPLACE mark'],
  ])('%s an entry of the history, which remembers its mark', (_how, replace, change) => {
    click(shown('/shelf#top', { replace, state: 'mark' }));
    expect(screen.getByRole('status').title).toBe(change);
  });

  it('reports the click, too, and stays where that prevents it', () => {
    const onClick = vi.fn((event: MouseEvent) => event.preventDefault());
    click(shown('/shelf', { onClick }));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(here()).toBe('/');
  });

  it.each(['https://elsewhere.test/a', '//elsewhere.test/a', '/\\\\elsewhere.test/a', 'tel:10086', 'shuye://reader/1'])(
    'out of it is left to the browser: %s',
    (href) => {
      const link = shown(href);
      link.addEventListener('click', (event) => {
        expect(event.defaultPrevented).toBe(false);
        event.preventDefault();
      });
      click(link);
      expect([link.getAttribute('href'), here()]).toEqual([href, '/']);
    },
  );
});
