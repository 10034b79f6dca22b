import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../testing/renderApp.tsx';

it.each([
  ['书架', '/shelf', 'shelf'],
  ['我的', '/myself', 'myself'],
])('reports that the tab %s was tapped [TAB-08] [EVT-02] [EVT-08]', async (label, address, tab) => {
  const { at, services } = await renderApp({ path: '/', answers: { storePage: { models: [] }, collectEvents: {} } });
  fireEvent.click(await screen.findByRole('link', { name: label }));
  expect(at.address).toBe(address);
  await waitFor(() =>
    expect(services.seen.find(({ name }) => name === 'collectEvents')?.fields['events']).toMatchObject([
      { type: 'click', page: 'home', name: 'tab', params: { tab } },
    ]),
  );
});
