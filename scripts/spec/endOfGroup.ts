/** After one of these a slash begins a regular expression, after anything else it divides. */
export const BEFORE_REGEX = /(?:^|[(,=:[!&|?{};<>+\-*%~^]|\b(?:return|typeof|case|in|of|do|else|void|yield|await))\s*$/;

/** End of the string, template or regular expression that begins at `start`, as the index behind its closing mark. */
export function endOfLiteral(text: string, start: number): number {
  const open = text[start] ?? '';
  let inClass = false;
  for (let index = start + 1; index < text.length; index += 1) {
    const character = text[index];
    if (character === '\\') index += 1;
    else if (open === '/' && character === '[') inClass = true;
    else if (open === '/' && character === ']') inClass = false;
    else if (open === '`' && character === '$' && text[index + 1] === '{') index = endOfGroup(text, index + 1) - 1;
    else if (character === open && !inClass) return index + 1;
  }
  return text.length;
}

/** End of the bracketed group that begins at `start`; strings in it may hold brackets of their own. */
export function endOfGroup(text: string, start: number): number {
  let depth = 0;
  for (let index = start; index < text.length; index += 1) {
    const character = text[index] ?? '';
    if (`'"\``.includes(character)) index = endOfLiteral(text, index) - 1;
    else if (character === '/' && BEFORE_REGEX.test(text.slice(Math.max(start, index - 20), index))) {
      index = endOfLiteral(text, index) - 1;
    } else if ('([{'.includes(character)) depth += 1;
    else if (')]}'.includes(character)) {
      depth -= 1;
      if (depth === 0) return index + 1;
    }
  }
  return text.length;
}
