import { useEffect } from 'react';
import type { TimedModule } from '../../services/TimedModule.ts';
import { moduleView } from './moduleView.ts';

/** Leaves a note of modules that were skipped (D-144). */
export function useUnknownTemplates(modules: readonly TimedModule[]): void {
  useEffect(() => {
    for (const { template, moduleId } of modules) {
      if (!moduleView(template)) console.warn(`module ${moduleId} is skipped: unknown template ${template}`);
    }
  }, [modules]);
}
