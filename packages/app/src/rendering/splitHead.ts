/** React writes the elements of a head in front of the markup whose components rendered them. */
const HEAD_ELEMENT = /^<(?:title(?:\s[^>]*)?>[^<]*<\/title>|(?:meta|link)\s[^>]*>)/;

export interface SplitMarkup {
  head: string;
  body: string;
}

export function splitHead(markup: string): SplitMarkup {
  let end = 0;
  for (;;) {
    const found = HEAD_ELEMENT.exec(markup.slice(end, end + 4096));
    if (!found) return { head: markup.slice(0, end), body: markup.slice(end) };
    end += found[0].length;
  }
}
