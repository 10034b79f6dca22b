import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { findCaller } from '../sessions/findCaller.ts';
import { parseToken } from '../sessions/parseToken.ts';
import type { Database } from '../database/schema/Database.ts';
import { wantsElderPages } from '../pages/wantsElderPages.ts';
import { parseFeedbackForm } from './FeedbackForm.ts';
import { feedbackHeaders } from './feedbackHeaders.ts';
import { feedbackPage, thanksPage } from './feedbackPage.ts';

interface FeedbackParts {
  database: Database;
  nowMs: () => number;
}

/**
 * The page on which readers write to us (D-159): a plain document without any script. Who wrote is known by the session
 * alone; the address's user id is a claim, and is not kept.
 */
export function feedbackRoutes({ database, nowMs }: FeedbackParts): Hono {
  const routes = new Hono();

  routes.get('/feedback', (http) => {
    const query = new URL(http.req.url).searchParams;
    const isElder = wantsElderPages(http.req.raw.headers);
    // Never of its address: a link could name one that is taken.
    const form = { ...parseFeedbackForm(query), id: randomUUID() };
    const page = query.has('sent') ? thanksPage(isElder) : feedbackPage(form, { isElder });
    return http.html(page, 200, feedbackHeaders);
  });

  routes.post('/feedback', async (http) => {
    const form = parseFeedbackForm(new URLSearchParams(await http.req.text()));
    if (form.words === '') {
      const isElder = wantsElderPages(http.req.raw.headers);
      return http.html(feedbackPage(form, { isElder, error: '请写下想说的话' }), 422, feedbackHeaders);
    }
    const caller = await findCaller(database, parseToken(http.req.raw.headers), nowMs());
    await database
      .insertInto('feedback')
      .values({
        ...form,
        id: form.id || randomUUID(),
        user_id: caller.isGuest ? null : caller.userId,
        received_at: nowMs(),
      })
      // One whose answer was lost is sent again.
      .onConflict((taken) => taken.column('id').doNothing())
      .execute();
    return http.redirect('/feedback?sent=1', 303);
  });
  return routes;
}
