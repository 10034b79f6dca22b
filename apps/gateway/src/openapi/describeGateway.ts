import type { AnyCall } from '@shuye/api-client/calls';
import { describeCall, type Operation } from './describeCall.ts';

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  paths: Record<string, Partial<Record<'get' | 'post', Operation>>>;
}

/** Calls that share a path are one operation: what only some of them take is optional. */
function joined(first: Operation, second: Operation): Operation {
  const parameters = [...(first.parameters ?? []), ...(second.parameters ?? [])];
  const names = [...new Set(parameters.map(({ name }) => name))];
  return {
    ...first,
    operationId: `${first.operationId}_${second.operationId}`,
    summary: `${first.operationId}: ${first.summary} ${second.operationId}: ${second.summary}`,
    parameters: names.flatMap((name) => {
      const same = parameters.filter((parameter) => parameter.name === name);
      const schemas = same.map(({ schema }) => schema);
      const required = same.length === 2 && same.every((parameter) => parameter.required);
      return [
        { name, in: 'query' as const, required, schema: schemas.length === 1 ? { ...schemas[0] } : { anyOf: schemas } },
      ];
    }),
    responses: {
      ...first.responses,
      '200': {
        description: `${first.responses['200']?.description ?? ''} / ${second.responses['200']?.description ?? ''}`,
        content: {
          'application/json': {
            schema: {
              anyOf: [first, second].map(
                ({ responses }) => responses['200']?.content?.['application/json']?.schema ?? {},
              ),
            },
          },
        },
      },
    },
  };
}

/** The gateway as an OpenAPI 3.1 document, made from the declarations alone. */
export function describeGateway(calls: readonly AnyCall[]): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const call of calls) {
    const method = call.method === 'GET' ? 'get' : 'post';
    const operation = describeCall(call);
    const known = paths[call.path]?.[method];
    paths[call.path] = { ...paths[call.path], [method]: known ? joined(known, operation) : operation };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: '书页 gateway',
      version: '0.1.0',
      description:
        'Every call of the product. A state other than success in an answer of status 200 is a refusal with a message for readers.',
    },
    paths,
  };
}
