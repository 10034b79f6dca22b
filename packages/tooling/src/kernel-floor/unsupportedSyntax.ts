import { parseSync } from 'vite';

type Node = Readonly<Record<string, unknown>> & { type: string };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Kinds of syntax younger than Chrome 69 or iOS 12, by the node that stands for them. */
const SYNTAX: Readonly<Record<string, string>> = {
  AccessorProperty: 'an accessor field',
  ChainExpression: 'optional chaining',
  PrivateIdentifier: 'a private member',
  PropertyDefinition: 'a class field',
  StaticBlock: 'a static block',
};

const LOGICAL_ASSIGNMENTS = new Set(['??=', '||=', '&&=']);

/** Members that neither those kernels nor the polyfills have. Code that asks first whether they exist is not told apart. */
const MEMBERS = new Set([
  'findLast',
  'findLastIndex',
  'groupBy',
  'matchAll',
  'replaceChildren',
  'toReversed',
  'toSpliced',
  'withResolvers',
]);

const GLOBALS = new Set(['FinalizationRegistry', 'WeakRef', 'structuredClone']);

function inPattern({ regex }: Node): string | undefined {
  const { pattern = '', flags = '' } = (regex ?? {}) as { pattern?: string; flags?: string };
  if (/\(\?<[=!]/.test(pattern)) return `a look-behind in /${pattern}/`;
  return /[dv]/.test(flags) ? `the flag of /${pattern}/${flags}` : undefined;
}

function finding(node: Node): string | undefined {
  const { type, operator, computed, property, name } = node;
  if (SYNTAX[type]) return SYNTAX[type];
  if (type === 'LogicalExpression' && operator === '??') return 'the operator ??';
  if (type === 'AssignmentExpression' && LOGICAL_ASSIGNMENTS.has(String(operator)))
    return `the operator ${String(operator)}`;
  if (type === 'Literal' && 'bigint' in node) return 'a big integer';
  if (type === 'Literal' && 'regex' in node) return inPattern(node);
  if (type === 'Identifier' && GLOBALS.has(String(name))) return String(name);
  const isMember = type === 'MemberExpression' && computed === false && isNode(property);
  return isMember && MEMBERS.has(String(property['name'])) ? `.${String(property['name'])}` : undefined;
}

function walk(value: unknown, found: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) walk(item, found);
  if (!isNode(value)) return;
  const here = finding(value);
  if (here) found.add(here);
  for (const key of Object.keys(value)) walk(value[key], found);
}

/** Gives syntax and members beyond Chrome 69 and iOS 12 that nobody fills in; empty when the script runs there. */
export function unsupportedSyntax(name: string, source: string): string[] {
  const found = new Set<string>();
  walk(parseSync(name, source).program, found);
  return [...found];
}
