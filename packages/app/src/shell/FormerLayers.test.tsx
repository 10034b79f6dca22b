import { render, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FormerLayers } from './FormerLayers.tsx';

it('leads from a sheet that was open as its page was left for a cashier to the page itself [UI-12] [NET-09]', async () => {
  window.history.pushState({ key: 'reader' }, '');
  window.history.pushState({ key: 'reader', shuyeLayer: [1, 1] }, '');
  render(<FormerLayers />);
  await waitFor(() => expect(window.history.state).toEqual({ key: 'reader' }));
});
