import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { testServices } from '../testing/testServices.ts';

const drawn = vi.fn<() => void>();

const PAGES = './App.tsx';
const PARTS = './DeferredParts.tsx';

/** Files share their modules: one that another test has loaded keeps the parts that it was loaded with. */
async function loadApplication() {
  vi.resetModules();
  vi.doMock(PAGES, () => ({
    App: () => {
      drawn();
      return <main>灯火</main>;
    },
  }));
  vi.doMock(PARTS, () => ({ default: () => <p>通知</p> }));
  return import('./Application.tsx');
}

afterAll(() => {
  vi.doUnmock(PAGES);
  vi.doUnmock(PARTS);
  vi.resetModules();
});

describe('Application', () => {
  it('draws its pages once while a device takes them over: a second time would take over all of them at once [SEO-15]', async () => {
    const { Application } = await loadApplication();
    const application = <Application services={testServices()} />;
    const element = document.body.appendChild(document.createElement('div'));
    element.innerHTML = renderToString(application);
    drawn.mockClear();
    const root = await act(() => hydrateRoot(element, application));
    await screen.findByText('通知');
    expect(drawn).toHaveBeenCalledTimes(1);
    root.unmount();
    element.remove();
  });
});
