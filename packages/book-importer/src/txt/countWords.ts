/** Characters without white space: what readers and writers call a book's length. */
export function countWords(text: string): number {
  let words = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const isSpace = code <= 32 || code === 0x3000 || code === 0xa0 || (code >= 0x2000 && code <= 0x200b);
    const isSecondHalf = code >= 0xdc00 && code <= 0xdfff;
    if (!isSpace && !isSecondHalf) words += 1;
  }
  return words;
}
