import { blankComments } from '../spec/blankComments.ts';

const IMPORT = /import (\w+) from '(\.[^']*\.module\.css)'/g;

export interface AskedStyles {
  /** The address of the sheet, as the source imports it. */
  sheet: string;
  names: ReadonlySet<string>;
  /** One of its names is chosen while the program runs: any may be asked. */
  isOpen: boolean;
}

/** The class names that a source asks of each style sheet it imports. */
export function askedNames(source: string): readonly AskedStyles[] {
  const code = blankComments(source);
  const text = code.replaceAll(IMPORT, '');
  return [...code.matchAll(IMPORT)].map(([, variable = '', sheet = '']) => {
    const names = [...text.matchAll(new RegExp(`\\b${variable}\\['([^']+)'\\]`, 'g'))].map(([, name]) => name ?? '');
    return { sheet, names: new Set(names), isOpen: new RegExp(`\\b${variable}\\b(?!\\[')`).test(text) };
  });
}
