import { posix } from 'node:path';
import { askedNames } from './askedNames.ts';
import { ruleNames } from './ruleNames.ts';

export interface SourceFile {
  /** From the root of the repository, with `/`. */
  file: string;
  text: string;
}

export interface StyleFault {
  file: string;
  message: string;
}

/** Class names that a source asks and no rule has, and those with rules that no source asks. */
export function styleFaults(sheets: readonly SourceFile[], sources: readonly SourceFile[]): readonly StyleFault[] {
  const asked = sources.flatMap(({ file, text }) =>
    askedNames(text).map(({ sheet, ...rest }) => ({ ...rest, file, sheet: posix.join(posix.dirname(file), sheet) })),
  );
  return sheets.flatMap(({ file: sheet, text }) => {
    const rules = ruleNames(text);
    const users = asked.filter((one) => one.sheet === sheet);
    const missing = users.flatMap(({ file, names }) =>
      [...names]
        .filter((name) => !rules.has(name))
        .map((name) => ({ file, message: `${sheet} has no rule for “${name}”: write one, or drop the name.` })),
    );
    if (users.some(({ isOpen }) => isOpen)) return missing;
    const unused = [...rules]
      .filter((name) => !users.some(({ names }) => names.has(name)))
      .map((name) => ({ file: sheet, message: `no source asks “${name}”: drop its rules.` }));
    return [...missing, ...unused];
  });
}
