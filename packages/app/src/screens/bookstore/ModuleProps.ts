import type { TimedModule } from '../../services/TimedModule.ts';

export interface ModuleProps {
  /** Name of the page that the module stands on. */
  page: string;
  module: TimedModule;
}
