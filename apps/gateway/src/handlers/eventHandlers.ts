import type { Handlers } from './Handler.ts';
import { keepEvents } from './keepEvents.ts';

export const eventHandlers: Pick<Handlers, 'collectEvents' | 'monitorTrouble'> = {
  collectEvents: async ({ events, sid, rid, siteid, platform }, { database, now }) => {
    const kept = events.map(({ type, page, name, params, ts }) => ({
      kind: type,
      page,
      name,
      fields: JSON.stringify({ ...params, sid, rid, siteid, platform, ts }),
    }));
    await keepEvents(database, kept, now);
    return {};
  },

  monitorTrouble: async ({ category, page, message, params, platform }, { database, now }) => {
    const fields = JSON.stringify({ ...params, message, platform });
    await keepEvents(database, [{ kind: 'monitor', page, name: String(category), fields }], now);
    return {};
  },
};
