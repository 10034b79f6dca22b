import type { TimedModule } from '../../queries/TimedModule.ts';

export interface ModuleProps {
  /** Name of the page that the module stands on. */
  page: string;
  module: TimedModule;
}
