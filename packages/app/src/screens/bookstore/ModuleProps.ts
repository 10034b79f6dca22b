import type { TimedModule } from '../../queries/TimedModule.ts';

export interface ModuleProps {
  page: string;
  module: TimedModule;
}
