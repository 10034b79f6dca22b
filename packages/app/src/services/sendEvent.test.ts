import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { testServices } from '../testing/testServices.ts';
import { sendEvent } from './sendEvent.ts';

const event = { kind: 'click', page: 'reader', name: 'x', fields: {} } as const;

describe('an event', () => {
  it('names the channel and the session of the entry, and the recommendation of the page [RPARAM-14, RPARAM-15, RPARAM-18]', async () => {
    const at = { address: 'https://shuye.test/reader/1001?siteid=7001&sid=s-1&rid=r-1#top' };
    const services = testServices({ answers: { collectEvents: {} }, currentUrl: () => at.address });
    sendEvent(services, event);
    at.address = 'https://shuye.test/reader/1002?rid=r-2';
    sendEvent(services, event);
    await waitFor(() => expect(services.seen).toHaveLength(2));
    const told = services.seen.map(({ fields }) => fields);
    expect(told[0]).toMatchObject({ siteid: '7001', sid: 's-1', rid: 'r-1' });
    expect(told[1]).toMatchObject({ siteid: '7001', sid: 's-1', rid: 'r-2' });
  });
});
