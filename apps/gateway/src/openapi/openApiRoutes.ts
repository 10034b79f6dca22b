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

// It follows from the calls alone. It would take a fifth of a start, so it is made when somebody asks for it.
let description: OpenApiDocument | undefined;

const gatewayDescription = (): OpenApiDocument => (description ??= describeGateway(Object.values(calls)));

/** The description of all calls: for programs at /openapi.json, for people at /openapi. */
export function openApiRoutes(describe = gatewayDescription): Hono {
  let page: ReturnType<typeof viewerPage> | undefined;
  const show = (): ReturnType<typeof viewerPage> => (page ??= viewerPage(describe()));
  const routes = new Hono();
  const policy = secureHeaders({ contentSecurityPolicy: PAGE_POLICY, xFrameOptions: 'DENY' });

  routes.get('/openapi.json', policy, (http) => http.json(describe(), 200, { 'cache-control': SHORT }));
  routes.get('/openapi', policy, (http) => http.html(show(), 200, { 'cache-control': SHORT }));
  routes.get('/openapi/viewer.css', policy, (http) =>
    http.body(viewerStyle, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': SHORT }),
  );
  return routes;
}
