import { commonEntries, effectOf, requestSchema, type AnyCall } from '@shuye/api-client/calls';
import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

/** A JSON schema, as far as this page reads it. */
export interface JsonSchema {
  [keyword: string]: unknown;
  properties?: Record<string, JsonSchema>;
  required?: string[];
}

interface Parameter {
  name: string;
  in: 'query' | 'header';
  required: boolean;
  schema: JsonSchema;
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  parameters?: Parameter[];
  requestBody?: { required: true; content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: JsonSchema }> }>;
}

const SIGNINGS = {
  required: 'A signature is demanded.',
  sent: 'A signature may be missing, but not wrong.',
  never: 'No signature.',
} as const;

const CONTENT_TYPES = { form: 'application/x-www-form-urlencoded', json: 'application/json' } as const;

/** What a schema takes, before it changes anything; rules that JSON schema cannot say are left out. */
const inputOf = (schema: v.GenericSchema): JsonSchema => {
  const { $schema: _version, ...rest } = toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' });
  return rest as JsonSchema;
};

/** Of the reader's intent: the same for every try. */
const KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', maxLength: 255 },
};

const queryOf = ({ properties = {}, required = [] }: JsonSchema, isMeant: (name: string) => boolean): Parameter[] =>
  Object.entries(properties)
    .filter(([name]) => isMeant(name))
    .map(([name, schema]) => ({ name, in: 'query' as const, required: required.includes(name), schema }));

const without = (schema: JsonSchema, names: readonly string[]): JsonSchema => ({
  ...schema,
  properties: Object.fromEntries(Object.entries(schema.properties ?? {}).filter(([name]) => !names.includes(name))),
});

const refusal = (stateField: string, codes: readonly string[]): JsonSchema => ({
  type: 'object',
  properties: { [stateField]: { type: 'integer', enum: codes.map(Number) }, message: { type: 'string' } },
  required: [stateField, 'message'],
});

function responses(call: AnyCall): Operation['responses'] {
  const stateField = call.stateField ?? 'state';
  const answer = inputOf(call.answer);
  const success = {
    ...answer,
    properties: { [stateField]: { type: 'integer', enum: call.successCodes ?? [200] }, ...answer.properties },
    required: [stateField, ...(answer.required ?? [])],
  };
  const reasons = {
    ...call.refusals,
    ...(call.sign === 'never' ? {} : { 4010: 'the signature is wrong', 4011: 'the request is old' }),
  };
  const codes = Object.keys(reasons);
  const listed = Object.entries(reasons).map(([code, reason]) => `${code} ${reason}`);
  return {
    '200': {
      description: ['The answer', ...listed].join('; '),
      content: {
        'application/json': { schema: codes.length > 0 ? { anyOf: [success, refusal(stateField, codes)] } : success },
      },
    },
    '400': { description: 'A field is unknown, missing, given twice or not as it must be' },
    '401': { description: 'The session does not prove the named user, or there is none where one is needed' },
    ...(call.method === 'POST' ? { '403': { description: 'A page of another site sent the reader’s cookie' } } : {}),
    ...(effectOf(call) === 'keyed' ? { '409': { description: 'The key was used for another request' } } : {}),
    ...(call.method === 'POST' ? { '413': { description: 'The body is too large' } } : {}),
    '429': { description: 'Too much was asked; `retry-after` says when to come again' },
    '500': { description: 'The gateway failed' },
  };
}

/** A declared call as an operation of OpenAPI 3.1. */
export function describeCall(call: AnyCall): Operation {
  const request = inputOf(requestSchema(call));
  const inAddress = call.inAddress ?? [];
  const headers = effectOf(call) === 'keyed' ? [KEY] : [];
  const own = Object.keys(call.request).filter((name) => !(name in commonEntries));
  return {
    operationId: call.name,
    tags: [call.service],
    summary: `${SIGNINGS[call.sign]} Own fields: ${own.join(', ') || 'none'}.`,
    ...(call.body === 'query'
      ? { parameters: [...headers, ...queryOf(request, () => true)] }
      : {
          parameters: [...headers, ...queryOf(request, (name) => inAddress.includes(name))],
          requestBody: {
            required: true,
            content: { [CONTENT_TYPES[call.body]]: { schema: without(request, inAddress) } },
          },
        }),
    responses: responses(call),
  };
}
