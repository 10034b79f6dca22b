import { parseSync } from 'vite';

export interface ModuleRequest {
  from: string;
  /** `*` stands for the whole module. */
  name: string;
}

export interface ParsedModule {
  /** Keys are the local names. */
  imports: ReadonlyMap<string, ModuleRequest>;
  /** Keys are the exported names. */
  reexports: ReadonlyMap<string, ModuleRequest>;
  /** These modules' exports are all exported here too. */
  stars: readonly string[];
  /** Maps the exported name to the local one. */
  exports: ReadonlyMap<string, string>;
  /** Modules that are loaded whole: for their effects, on demand, or by their address. */
  wholes: readonly string[];
  /** Identifiers that each top-level declaration mentions; those of other statements stand under the empty name. */
  mentions: () => ReadonlyMap<string, ReadonlySet<string>>;
}

type Node = Record<string, unknown> & { type: string };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** Children that hold a name that refers to nothing in scope. */
const PLAIN_NAMES: Readonly<Record<string, string>> = {
  MemberExpression: 'property',
  Property: 'key',
  PropertyDefinition: 'key',
  TSPropertySignature: 'key',
  TSMethodSignature: 'key',
};

function collect(node: unknown, into: Set<string>, skipped?: string): void {
  if (Array.isArray(node)) {
    for (const item of node) collect(item, into, skipped);
  } else if (isNode(node)) {
    if (node.type === 'Identifier' && typeof node['name'] === 'string') into.add(node['name']);
    const plain = node['computed'] === true ? undefined : PLAIN_NAMES[node.type];
    for (const [key, child] of Object.entries(node))
      if (key !== plain && key !== skipped) collect(child, into, skipped);
  }
}

function declared(statement: Node): string[] {
  const names = new Set<string>();
  const declaration = isNode(statement['declaration']) ? statement['declaration'] : statement;
  const declarators = declaration['declarations'];
  if (Array.isArray(declarators))
    for (const each of declarators) if (isNode(each)) collect(each['id'], names, 'typeAnnotation');
  if (isNode(declaration['id'])) collect(declaration['id'], names);
  return [...names];
}

const IMPORTS = new Set(['ImportDeclaration', 'ExportAllDeclaration']);

/** Types count as much as values. */
export function parseModule(file: string, source: string): ParsedModule {
  const parsed = parseSync(file, source);
  const { staticImports, staticExports, dynamicImports } = parsed.module;
  const imports = new Map<string, ModuleRequest>();
  const reexports = new Map<string, ModuleRequest>();
  const exports = new Map<string, string>();
  const stars: string[] = [];
  const wholes: string[] = [];
  const named = new Set(
    [...staticImports, ...staticExports.flatMap(({ entries }) => entries)].flatMap(
      (each) => each.moduleRequest?.value ?? [],
    ),
  );

  // Builds name modules by address.
  for (const [, address = ''] of source.matchAll(/'(@shuye\/[^']+)'/g)) if (!named.has(address)) wholes.push(address);
  for (const { moduleRequest, entries } of staticImports) {
    if (entries.length === 0) wholes.push(moduleRequest.value);
    for (const { localName, importName } of entries) {
      imports.set(localName.value, {
        from: moduleRequest.value,
        name: importName.name ?? (importName.kind === 'Default' ? 'default' : '*'),
      });
    }
  }
  for (const { entries } of staticExports) {
    for (const { moduleRequest, importName, exportName, localName } of entries) {
      const name = exportName.name ?? (exportName.kind === 'Default' ? 'default' : undefined);
      if (moduleRequest && name) reexports.set(name, { from: moduleRequest.value, name: importName.name ?? '*' });
      else if (moduleRequest) stars.push(moduleRequest.value);
      else if (name) exports.set(name, localName.name ?? name);
    }
  }
  for (const { moduleRequest } of dynamicImports)
    wholes.push(source.slice(moduleRequest.start + 1, moduleRequest.end - 1));

  const mentions = (): Map<string, Set<string>> => {
    const found = new Map<string, Set<string>>();
    for (const statement of parsed.program.body as unknown as Node[]) {
      if (IMPORTS.has(statement.type)) continue;
      const used = new Set<string>();
      collect(statement, used);
      const names = declared(statement);
      for (const name of names.length > 0 ? names : [''])
        found.set(name, new Set([...(found.get(name) ?? []), ...used]));
    }
    return found;
  };
  return { imports, reexports, stars, exports, wholes, mentions };
}
