import { build, type Rolldown } from 'vite';

/** One classic script of the module `entry` and all that it imports, read from its sources. What it exports is `name`. */
export async function bundleScript(entry: string, name: string): Promise<string> {
  const output = (await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['@shuye/source'] },
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name } },
  })) as Rolldown.RolldownOutput[];
  return output[0]?.output[0].code ?? '';
}
