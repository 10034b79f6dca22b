import { minify } from '@swc/core';
import type { Plugin } from 'vite';
import { MODULE_WRAPPER } from './eagerModules.ts';

/** `FLOOR` reads this version: nothing newer is written in place of something longer. */
const SYNTAX = 2018;

/**
 * Shortens the files of a build before Vite's own minifier does: joined in functions and branches, it finds what that
 * one leaves (ADR 0017). Nothing is assumed that a specification does not hold (no `unsafe` setting).
 */
export const shorten = (): Plugin => ({
  name: 'shuye-shorten',
  apply: 'build',
  renderChunk: {
    order: 'post',
    async handler(code, _, { sourcemap }) {
      const { code: short, map } = await minify(code, {
        module: true,
        ecma: SYNTAX,
        sourceMap: sourcemap !== false,
        compress: { passes: 2, toplevel: true },
        mangle: { toplevel: true, reserved: [MODULE_WRAPPER] },
      });
      return { code: short, map: map ?? null };
    },
  },
});
