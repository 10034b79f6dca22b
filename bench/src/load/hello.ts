// The least that a server of this kind can do: what our own answers are held against.
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

const app = new Hono();
app.get('/', (http) => http.json({ state: 200, message: 'hello' }));
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: Number(process.env['PORT']) });
