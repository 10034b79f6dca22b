import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useLocation } from '../router/index.ts';
import { ServicesProvider } from '../services/ServicesContext.tsx';
import { testServices } from '../testing/testServices.ts';
import { MemoryNavigation } from '../router/MemoryNavigation.tsx';
import { AppLink } from './AppLink.tsx';

function Here() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const shown = (href: string, onClick?: () => void) => {
  render(
    <MemoryNavigation>
      <ServicesProvider value={testServices()}>
        <AppLink href={href} onClick={onClick}>
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
    ['by another button', { button: 1 }],
  ])('is left to the browser when it is clicked %s', (_how, init) => {
    expect(click(shown('/shelf'), init)).toBe(true);
    expect(here()).toBe('/');
  });

  it('reports the click, too', () => {
    let clicks = 0;
    click(shown('/shelf', () => (clicks += 1)));
    expect(clicks).toBe(1);
  });

  it.each(['https://elsewhere.test/a', '//elsewhere.test/a', 'tel:10086', 'shuye://reader/1'])(
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
