import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { testServices } from '../testing/testServices.ts';
import { Application } from './Application.tsx';

const drawn = vi.hoisted(() => vi.fn<() => void>());

vi.mock('./App.tsx', () => ({
  App: () => {
    drawn();
    return <main>灯火</main>;
  },
}));

vi.mock('./DeferredParts.tsx', () => ({ default: () => <p>通知</p> }));

describe('Application', () => {
  it('draws its pages once while a device takes them over: a second time would take over all of them at once [SEO-15]', async () => {
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
