import type { Handlers } from '../calls/Handler.ts';
import { storeEvents } from './storeEvents.ts';

export const eventHandlers: Pick<Handlers, 'collectEvents' | 'monitorTrouble'> = {
  collectEvents: async ({ events, sid, rid, siteid, platform }, context) => {
    const kept = events.map(({ type, page, name, params, ts }) => ({
      kind: type,
      page,
      name,
      fields: JSON.stringify({ ...params, sid, rid, siteid, platform, ts }),
    }));
    await storeEvents(context, kept);
    return {};
  },

  monitorTrouble: async ({ category, page, message, params, platform }, context) => {
    const fields = JSON.stringify({ ...params, message, platform });
    await storeEvents(context, [{ kind: 'monitor', page, name: String(category), fields }]);
    return {};
  },
};
