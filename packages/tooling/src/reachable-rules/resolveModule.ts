import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

type Exports = Readonly<Record<string, { '@shuye/source'?: string }>>;

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

function sourceOf(folder: string, exports: Exports, entry: string): string | undefined {
  for (const [pattern, target] of Object.entries(exports)) {
    const source = target['@shuye/source'];
    const [before = '', after] = pattern.split('*');
    if (!source) continue;
    if (pattern === entry) return join(folder, source);
    if (after !== undefined && entry.startsWith(before) && entry.endsWith(after)) {
      return join(folder, source.replace('*', entry.slice(before.length, entry.length - after.length)));
    }
  }
  return undefined;
}

/** Gives undefined for libraries, styles and what does not exist. */
export function createResolver(root: string): (from: string, request: string) => string | undefined {
  const packages = new Map(
    readdirSync(join(root, 'packages'))
      .filter((id) => isFile(join(root, 'packages', id, 'package.json')))
      .map((id) => {
        const folder = join(root, 'packages', id);
        const { name, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
          name: string;
          exports?: Exports;
        };
        return [name, { folder, exports: exports ?? {} }] as const;
      }),
  );

  return (from, asked) => {
    // The part behind the question mark says how the build takes the module: as a worker, for one.
    const request = asked.replace(/\?.*$/, '');
    const [, name = '', rest = ''] = /^(@shuye\/[^/]+)(.*)$/.exec(request) ?? [];
    const own = packages.get(name);
    const path = request.startsWith('.')
      ? join(dirname(from), request)
      : own && sourceOf(own.folder, own.exports, `.${rest}`);
    return path && /\.tsx?$/.test(path) && isFile(path) ? path : undefined;
  };
}
