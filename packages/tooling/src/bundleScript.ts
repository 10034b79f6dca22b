import { build, type Rolldown } from 'vite';

/** Builds one classic script, whose exports are found under `name`, from the sources of `entry`. */
export async function bundleScript(entry: string, name: string): Promise<string> {
  const output = (await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['@shuye/source'] },
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name } },
  })) as Rolldown.RolldownOutput[];
  return output[0]?.output[0].code ?? '';
}
