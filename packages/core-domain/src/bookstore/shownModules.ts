import { MODULES_AT_A_TIME } from './moduleCounts.ts';

export interface ShownModules<Module> {
  modules: readonly Module[];
  hasMore: boolean;
}

/** The modules of the first `loads` loads, seven each [STORE-13]; at least one load, whatever a restored number says. */
export function shownModules<Module>(modules: readonly Module[], loads: number): ShownModules<Module> {
  const count = MODULES_AT_A_TIME * Math.max(1, Math.floor(loads) || 1);
  return { modules: modules.slice(0, count), hasMore: modules.length > count };
}
