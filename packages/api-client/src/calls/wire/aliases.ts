import { resolveAliases, type FieldAliases } from '@shuye/core-domain/book';
import * as v from 'valibot';

type Fields = Record<string, unknown>;

/** An object whose fields servers spell in several ways: each is read as the name that the schema knows. */
export function withAliases<Input, Output>(
  spellings: FieldAliases,
  schema: v.GenericSchema<Input, Output>,
): v.GenericSchema<Input, Output> {
  const record = v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((fields): Fields => resolveAliases(fields, spellings)),
  );
  // A server may write more than the schema says of its input; the gateway keeps to the schema's names.
  return v.pipe(record, schema as unknown as v.GenericSchema<Fields, Fields>) as unknown as v.GenericSchema<
    Input,
    Output
  >;
}
