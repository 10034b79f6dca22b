import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { contentDirectives } from './contentDirectives.ts';

/** The web server passes others over. */
const DIRECTIVES: readonly string[] = contentDirectives;

const ORIGIN = /^(?:https?|wss?):\/\/(?:\*\.)?[\w-]+(?:\.[\w-]+)*(?::\d{1,5})?(?:\/[\w./~%-]*)?$/;

const EXAMPLE = 'https://*.example.com';

/** What is wrong with what a manifest says; undefined where nothing is. */
function problemOf(sources: unknown): string | undefined {
  if (typeof sources !== 'object' || sources === null || Array.isArray(sources))
    return `must be an object of lists by directive, such as {"img-src": ["${EXAMPLE}"]}`;
  for (const [directive, list] of Object.entries(sources)) {
    if (!DIRECTIVES.includes(directive))
      return `names ${JSON.stringify(directive)}, but must name ${DIRECTIVES.slice(0, -1).join(', ')} or ${DIRECTIVES.at(-1)}`;
    if (!Array.isArray(list)) return `must have a list for ${directive}`;
    const wrong: unknown = list.find((source: unknown) => typeof source !== 'string' || !ORIGIN.test(source));
    if (wrong !== undefined)
      return `has ${JSON.stringify(wrong)} for ${directive}, which is no origin such as ${EXAMPLE}`;
  }
  return undefined;
}

/**
 * Names by directive what pages may load beside our own files, in a file that no browser is given. Fails a build whose
 * pages would lack it because of a slip of the pen.
 */
export function contentSources(): Plugin {
  let root = '';
  let sources: unknown;
  return {
    name: 'shuye-content-sources',
    apply: 'build',
    configResolved: (config) => {
      ({ root } = config);
    },
    buildStart() {
      const manifest = join(root, 'package.json');
      if (!existsSync(manifest)) return;
      ({ contentSources: sources } = JSON.parse(readFileSync(manifest, 'utf8')) as { contentSources?: unknown });
      const problem = sources === undefined ? undefined : problemOf(sources);
      if (problem !== undefined) this.error(`${manifest}: contentSources ${problem}.`);
    },
    generateBundle() {
      if (sources === undefined) return;
      this.emitFile({ type: 'asset', fileName: '.vite/content-sources.json', source: JSON.stringify(sources) });
    },
  };
}
