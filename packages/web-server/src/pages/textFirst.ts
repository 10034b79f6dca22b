import { wakeScript } from '@shuye/app/server';

const STYLES = /[ \t]*<link rel="stylesheet"[^>]*>\n?/g;
const ENTRY = /<script type="module"[^>]* src="([^"]*)"[^>]*><\/script>/;

export interface TextFirst {
  template: string;
  /** Loads the application; undefined where the template has none. */
  script?: string;
}

/** Puts the style in place of the application, which a script of the page loads once its text is seen. */
export function textFirst(template: string): TextFirst {
  const styles = template.match(STYLES)?.join('') ?? '';
  const without = template.replace(STYLES, '');
  const [tag, entry] = ENTRY.exec(without) ?? [];
  if (tag === undefined || entry === undefined) return { template };
  return { script: wakeScript(entry), template: without.replace(tag, () => styles.trim()) };
}
