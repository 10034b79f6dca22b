import { html } from 'hono/html';
import type { Operation } from './describeCall.ts';
import type { OpenApiDocument } from './describeGateway.ts';

export const viewerStyle = `
body { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; font: 1rem/1.6 system-ui, sans-serif; color: #22201c; background: #fbfaf7; }
h1 { font-size: 1.5rem; } h2 { margin: 2rem 0 0.5rem; font-size: 1.1rem; color: #6a5d48; }
details { margin: 0.25rem 0; border: 1px solid #e4dfd4; border-radius: 6px; background: #fff; }
summary { box-sizing: border-box; min-height: 44px; padding: 0.5rem 0.75rem; line-height: 28px; cursor: pointer; overflow-wrap: anywhere; }
summary b { display: inline-block; width: 3.5rem; font-size: 0.8rem; color: #8a5a1f; } summary span { color: #7b7468; }
details > div { padding: 0 0.75rem 0.75rem; } pre { overflow: auto; max-height: 30rem; padding: 0.75rem; font-size: 0.8rem; background: #f6f3ec; }
@media (prefers-color-scheme: dark) { body { color: #e8e3d9; background: #1c1a17; } details { border-color: #3a362f; background: #25221e; } pre { background: #1f1c18; } h2, summary span { color: #b3a78f; } summary b { color: #e0ad6b; } }
`;

interface Entry {
  method: string;
  path: string;
  operation: Operation;
}

const entriesOf = ({ paths }: OpenApiDocument): Entry[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );

const json = (value: unknown): string => JSON.stringify(value, null, 2);

const entry = ({ method, path, operation }: Entry) =>
  html`<details id="${operation.operationId}">
    <summary><b>${method}</b>${path} <span>${operation.operationId}</span></summary>
    <div>
      <p>${operation.summary}</p>
      ${
        operation.parameters?.length
          ? html`<h3>Address</h3>
              <pre>${json(operation.parameters)}</pre>`
          : ''
      }
      ${
        operation.requestBody
          ? html`<h3>Body</h3>
              <pre>${json(operation.requestBody.content)}</pre>`
          : ''
      }
      ${Object.entries(operation.responses).map(
        ([status, { description, content }]) =>
          html`<h3>${status}</h3>
            <p>${description}</p>
            ${content ? html`<pre>${json(content)}</pre>` : ''}`,
      )}
    </div>
  </details>`;

/** All calls for people to look through, service by service; without scripts. */
export function viewerPage(description: OpenApiDocument) {
  const entries = entriesOf(description);
  const services = [...new Set(entries.flatMap(({ operation }) => operation.tags))].sort();
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${description.info.title}</title>
        <link rel="stylesheet" href="/openapi/viewer.css" />
      </head>
      <body>
        <h1>${description.info.title}</h1>
        <p>${description.info.description} <a href="/openapi.json">openapi.json</a></p>
        ${services.map(
          (service) =>
            html`<h2>${service}</h2>
              ${entries.filter(({ operation }) => operation.tags.includes(service)).map(entry)}`,
        )}
      </body>
    </html>`;
}
