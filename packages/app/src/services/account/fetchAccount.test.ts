import { describe, expect, it } from 'vitest';
import { aHost } from '../../testing/aHost.ts';
import { anAccount } from '../../testing/anAccount.ts';
import { testServices } from '../../testing/testServices.ts';
import { fetchHoldings } from '../../queries/fetchHoldings.ts';

const aHostSaying = (said: unknown) => {
  const host = aHost();
  return { ...host, bridge: { ...host.bridge, parameters: async () => said } };
};

describe('what the host says of its user', () => {
  it.each([
    ['is sent where the account is asked for', aHostSaying({ ykToken: 'y', ykuid: 77, tbUserId: 't' }), ['y', '77']],
    ['is left out where it says nothing', aHostSaying(undefined), [undefined, undefined]],
    ['is left out where it cannot be asked', aHost(), [undefined, undefined]],
  ])('%s [API-30] [ENT-28]', async (_case, host, identity) => {
    const services = testServices({ host, userId: '10000001', answers: anAccount() });
    await services.login.getState().load();
    await fetchHoldings(services, {});
    const asked = services.seen.filter(({ name }) => name === 'userInfo');
    expect(asked.map(({ fields }) => [fields['ykToken'], fields['ykuid']])).toEqual([identity, identity]);
    const others = services.seen.filter(({ name }) => name !== 'userInfo');
    expect(JSON.stringify(others)).not.toMatch(/ykToken/);
    expect(others).toHaveLength(1);
  });
});
