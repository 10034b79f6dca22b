import { commonEntries, requestSchema, type AnyCall } from '@shuye/api-client/calls';
import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

/** A JSON schema, as far as this page reads it. */
export interface JsonSchema {
  [keyword: string]: unknown;
  properties?: Record<string, JsonSchema>;
  required?: string[];
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  parameters?: { name: string; in: 'query'; required: boolean; schema: JsonSchema }[];
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

const queryOf = ({ properties = {}, required = [] }: JsonSchema, isMeant: (name: string) => boolean) =>
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
    '500': { description: 'The gateway failed' },
  };
}

/** A declared call as an operation of OpenAPI 3.1. */
export function describeCall(call: AnyCall): Operation {
  const request = inputOf(requestSchema(call));
  const inAddress = call.inAddress ?? [];
  const own = Object.keys(call.request).filter((name) => !(name in commonEntries));
  return {
    operationId: call.name,
    tags: [call.service],
    summary: `${SIGNINGS[call.sign]} Own fields: ${own.join(', ') || 'none'}.`,
    ...(call.body === 'query'
      ? { parameters: queryOf(request, () => true) }
      : {
          parameters: queryOf(request, (name) => inAddress.includes(name)),
          requestBody: {
            required: true,
            content: { [CONTENT_TYPES[call.body]]: { schema: without(request, inAddress) } },
          },
        }),
    responses: responses(call),
  };
}
