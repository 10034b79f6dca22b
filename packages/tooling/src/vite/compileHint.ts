import type { Plugin } from 'vite';
import { hintOf } from './hintOf.ts';

/** The plugin comes last, since others put lines above a part too. */
export const compileHint = (): Plugin => ({
  name: 'shuye-compile-hint',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const part of Object.values(bundle)) {
        const hint = part.type === 'chunk' ? hintOf(part.name) : '';
        if (part.type !== 'chunk' || hint === '') continue;
        part.code = hint + part.code;
        const map = bundle[`${part.fileName}.map`];
        // A semicolon is a line that comes from no source.
        if (map?.type === 'asset') map.source = String(map.source).replace('"mappings":"', '"mappings":";');
      }
    },
  },
});
