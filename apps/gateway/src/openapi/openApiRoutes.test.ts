import { calls } from '@shuye/api-client/calls';
import { describe, expect, it, vi } from 'vitest';
import { startTestGateway } from '../testing/startTestGateway.ts';
import { describeGateway, type OpenApiDocument } from './describeGateway.ts';
import { openApiRoutes } from './openApiRoutes.ts';

const document = (await (await startTestGateway()).ask('/openapi.json')).body as OpenApiDocument;

const operationOf = ({ paths }: OpenApiDocument, { path, method }: { path: string; method: string }) =>
  paths[path]?.[method === 'GET' ? 'get' : 'post'];

describe('the description of the gateway', () => {
  it.each(Object.values(calls))('names $name with its fields and its answer', async (call) => {
    const operation = operationOf(document, call);
    expect(operation?.operationId.split('_')).toContain(call.name);
    const body = Object.values(operation?.requestBody?.content ?? {})[0]?.schema.properties ?? {};
    const named = [...Object.keys(body), ...(operation?.parameters ?? []).map(({ name }) => name)];
    expect(named).toEqual(expect.arrayContaining(Object.keys(call.request)));
    const answer = JSON.stringify(operation?.responses['200']);
    for (const field of Object.keys(call.stateField === 'status' ? { status: 0 } : { state: 0 }))
      expect(answer).toContain(field);
    for (const code of Object.keys(call.refusals ?? {})) expect(answer).toContain(code);
  });

  it('is made when it is asked for: a start does not wait for it', async () => {
    const make = vi.fn(() => describeGateway([calls.bookInfo]));
    const routes = openApiRoutes(make);
    expect(make).not.toHaveBeenCalled();
    expect(await (await routes.request('/openapi.json')).json()).toEqual(describeGateway([calls.bookInfo]));
    expect(make).toHaveBeenCalled();
  });

  it('says what a call demands, leaves alone and refuses', async () => {
    const operation = operationOf(document, calls.bookInfo);
    const { schema } = operation?.requestBody?.content['application/x-www-form-urlencoded'] ?? {};
    expect(schema).toMatchObject({ type: 'object', additionalProperties: false });
    expect(schema?.required).toEqual(expect.arrayContaining(['user_id', 'bookId']));
    expect(operation?.responses['200']?.description).toContain('401 the book is off the shelf');
  });

  it('asks for a key where a change must survive a lost answer, and tells what else may happen (A-07)', async () => {
    const keyed = operationOf(document, calls.createOrder);
    expect(keyed?.parameters).toMatchObject([{ name: 'Idempotency-Key', in: 'header' }]);
    expect(Object.keys(keyed?.responses ?? {})).toEqual(['200', '400', '401', '403', '409', '413', '429', '500']);
    const read = operationOf(document, calls.bookInfo);
    expect(read?.parameters).toEqual([]);
    expect(read?.responses).not.toHaveProperty('409');
  });

  it('joins the calls of one path: what one of them demands is optional', async () => {
    const operation = operationOf(document, calls.rankBooks);
    const required = Object.fromEntries((operation?.parameters ?? []).map(({ name, required: is }) => [name, is]));
    expect(required).toMatchObject({ do: true, rankId: false, cid: false });
    expect(operation?.operationId).toBe('categoryBooks_rankBooks_rankHome');
  });

  it('has fields of an address in the address alone', async () => {
    const operation = operationOf(document, calls.syncBookmarks);
    const inQuery = operation?.parameters?.filter((parameter) => parameter.in === 'query');
    expect(inQuery?.map(({ name }) => name)).toEqual(['_', 'nom9']);
    expect(operation?.requestBody?.content['application/x-www-form-urlencoded']?.schema.properties).not.toHaveProperty(
      '_',
    );
  });
});

describe('the page of the description', () => {
  it('shows every call and runs nothing', async () => {
    const { ask } = await startTestGateway();
    const { body, headers } = await ask('/openapi');
    for (const { path } of Object.values(calls)) expect(body).toContain(path);
    expect(body).not.toMatch(/<script|style=|https?:\/\//);
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
    expect((await ask('/openapi/viewer.css')).headers.get('content-type')).toContain('text/css');
  });
});
