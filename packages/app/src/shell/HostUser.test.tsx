import { render, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aHost } from '../testing/aHost.ts';
import { testServices } from '../testing/testServices.ts';
import { HostUser } from './HostUser.tsx';

it('is asked for once where the host names its user, and nothing is asked of the reader [HOST-28]', async () => {
  const host = aHost({ login: 'host' });
  const refreshLogin = vi.fn(async () => undefined);
  const loginCode = vi.fn(async () => 'code');
  const services = testServices({
    host: { ...host, bridge: { ...host.bridge, refreshLogin, loginCode, loginHost: 'alipay' } },
    answers: { logInByHost: { userId: '9000001', token: 't', expiresIn: 60, isNewBind: false } },
  });
  const { rerender } = render(<HostUser services={services} />);
  rerender(<HostUser services={services} />);
  await waitFor(() => expect(services.login.getState().userId).toBe('9000001'));
  expect([loginCode.mock.calls.length, refreshLogin.mock.calls.length]).toEqual([1, 0]);
});

it('is nobody where the host has no code', async () => {
  const services = testServices();
  render(<HostUser services={services} />);
  await Promise.resolve();
  expect([services.login.getState().isLoggedIn, services.seen]).toEqual([false, []]);
});
