import { calls } from '@shuye/api-client/calls';
import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { describeGateway, type OpenApiDocument } from './describeGateway.ts';
import { viewerPage, viewerStyle } from './viewerPage.ts';

/** The page holds text and its own style; nothing runs in it and nothing else is loaded. */
const PAGE_POLICY = {
  defaultSrc: ["'none'"],
  styleSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
};

const SHORT = 'public, max-age=300';

// Both follow from the calls alone. They would take a fifth of a start, so they are made when somebody asks for them.
let description: OpenApiDocument | undefined;
let page: ReturnType<typeof viewerPage> | undefined;

const describe = (): OpenApiDocument => (description ??= describeGateway(Object.values(calls)));
const show = (): ReturnType<typeof viewerPage> => (page ??= viewerPage(describe()));

/** The description of all calls: for programs at /openapi.json, for people at /openapi. */
export function openApiRoutes(): Hono {
  const routes = new Hono();
  const policy = secureHeaders({ contentSecurityPolicy: PAGE_POLICY, xFrameOptions: 'DENY' });

  routes.get('/openapi.json', policy, (http) => http.json(describe(), 200, { 'cache-control': SHORT }));
  routes.get('/openapi', policy, (http) => http.html(show(), 200, { 'cache-control': SHORT }));
  routes.get('/openapi/viewer.css', policy, (http) =>
    http.body(viewerStyle, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': SHORT }),
  );
  return routes;
}
