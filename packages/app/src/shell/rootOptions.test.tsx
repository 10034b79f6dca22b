import { screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { anAccount } from '../testing/anAccount.ts';
import { Refusal } from '../testing/fakeServer.ts';
import { renderApp } from '../testing/renderApp.tsx';

/** Leaves the store `steps` promises after its answer has failed: a few later, React meets the failure on the way. */
async function leaveAsItFails(steps: number): Promise<void> {
  let refuse: ((refusal: Refusal) => void) | undefined;
  const { at, services, unmount } = await renderApp({
    path: '/',
    userId: '8000001',
    answers: {
      ...anAccount(),
      storePage: () => new Promise<Refusal>((resolve) => (refuse = resolve)),
      topUpProducts: { products: [] },
    },
    currentUrl: () => 'https://shuye.test/top-up',
  });
  await screen.findByText('加载中');
  const end = services.query.getQueryCache().subscribe(({ query }) => {
    if (query.state.status !== 'error') return;
    end();
    let later = Promise.resolve();
    for (let step = 0; step < steps; step += 1) later = later.then(() => undefined);
    void later.then(() => at.navigate('/top-up'));
  });
  refuse?.(new Refusal(500, '服务异常'));
  await screen.findByText('暂时没有可充值的金额');
  unmount();
}

it('an answer that fails while its reader leaves the page is no fault of the product', async () => {
  const faults: unknown[] = [];
  const onFault = (event: ErrorEvent): void => void faults.push(event.error);
  window.addEventListener('error', onFault);
  onTestFinished(() => window.removeEventListener('error', onFault));
  vi.spyOn(console, 'error').mockImplementation((...words) => void faults.push(words));
  vi.spyOn(console, 'info').mockReturnValue(undefined);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  for (let steps = 0; steps < 24; steps += 2) await leaveAsItFails(steps);
  expect(faults).toEqual([]);
});
