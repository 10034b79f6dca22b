import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { build, type Plugin, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { lightErrors } from './lightErrors.ts';

const react = createRequire(join(import.meta.dirname, '../../../app/package.json')).resolve('react-dom/client');

async function builtReact(plugins: Plugin[]): Promise<string> {
  const [built] = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, lib: { entry: react, formats: ['iife'], name: 'react' } },
  })) as Rolldown.RolldownOutput[];
  return built?.output[0].code ?? expect.unreachable();
}

const COUNT = `
  const made = [];
  globalThis.Error = new Proxy(Error, { apply: (error, self, [message]) => (made.push(message), error(message)) });`;

/** How many errors the installed version makes while it is loaded, before any is thrown. */
function errorsMadeBy(code: string): number {
  return Number(runInContext(`${COUNT}\n${code}\nmade.length`, createContext({ setTimeout, clearTimeout })));
}

it('the installed React notes no place in the code while a page starts', async () => {
  const [plain, light] = await Promise.all([builtReact([]), builtReact([lightErrors()])]);
  // Of react-dom 19.3: another count means that an update changed what is rewritten.
  expect(errorsMadeBy(plain)).toBe(5);
  expect(errorsMadeBy(light)).toBe(0);
});
