import fc from 'fast-check';
import type * as v from 'valibot';

type Node = v.GenericSchema & {
  entries?: v.ObjectEntries;
  item?: v.GenericSchema;
  items?: readonly v.GenericSchema[];
  wrapped?: v.GenericSchema;
  options?: readonly unknown[];
  literal?: unknown;
  value?: v.GenericSchema;
};

const noise = fc.jsonValue({ maxDepth: 1 });

/** Numbers as servers write them, and as they should not. */
const numeric = fc.oneof(
  fc.integer({ min: -10, max: 2_000_000_000 }),
  fc.double({ min: 0, max: 10_000, noNaN: true }),
  fc.integer({ min: 0, max: 100_000 }).map(String),
  fc.constantFrom('8.50', '0x10', '1e3', ' ', '', 'NaN', 'Infinity', '１２', '12元', '-0', '+5', '1,000'),
);

const isSchema = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const plain = (schema: Node): fc.Arbitrary<unknown> => {
  switch (schema.type) {
    case 'object':
    case 'loose_object':
    case 'strict_object':
      return fc.record(
        Object.fromEntries(Object.entries(schema.entries ?? {}).map(([name, entry]) => [name, jsonFor(entry as Node)])),
        { requiredKeys: [] },
      );
    case 'array':
      return fc.array(schema.item ? jsonFor(schema.item) : noise, { maxLength: 3 });
    case 'record':
      return fc.dictionary(fc.string({ maxLength: 5 }), schema.value ? jsonFor(schema.value) : noise, { maxKeys: 3 });
    case 'union':
    case 'variant':
      return fc.oneof(...(schema.options ?? []).filter(isSchema).map(jsonFor));
    case 'picklist':
    case 'enum':
      return fc.constantFrom(...(schema.options ?? [null]));
    case 'literal':
      return fc.constant(schema.literal);
    case 'string':
      return fc.oneof(fc.string({ maxLength: 12 }), numeric.map(String), fc.constant('10020030'));
    case 'number':
      return numeric;
    case 'boolean':
      return fc.boolean();
    default:
      return schema.wrapped ? fc.oneof({ weight: 4, arbitrary: jsonFor(schema.wrapped) }, fc.constant(null)) : noise;
  }
};

/** JSON that is near what a schema reads: often right, and wrong here and there in the ways of servers. */
export const jsonFor = (schema: v.GenericSchema): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 12, arbitrary: plain(schema as Node) }, { weight: 1, arbitrary: noise });
