import { useEffect } from 'react';

/** Leaves a note of the templates of modules that were skipped [STORE-12] (D-144). */
export function useUnknownTemplates(templates: readonly string[]): void {
  useEffect(() => {
    for (const template of templates) console.warn(`a module was skipped: unknown template ${template}`);
  }, [templates]);
}
