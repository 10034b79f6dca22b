/** Marks and spaces: no word of another script reaches over them. */
const BREAK = /[\s，。、：；！？…—“”‘’「」『』（）《》〈〉【】,.:;!?"'()[\]]/;
/** A segment without any mark is cut here, so that no offset in it strays far. */
const MAX_SEGMENT = 60;

const isLow = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff;

/** Ends of the segments of a text: each is a row of words with the marks behind it; a line feed is one of its own. */
export function segmentEnds(text: string): number[] {
  const ends: number[] = [];
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    const isFeed = text.charAt(at) === '\n';
    const next = text.charAt(at + 1);
    const isEnd = BREAK.test(text.charAt(at)) && (!BREAK.test(next) || next === '\n');
    const isLong = at + 1 - start >= MAX_SEGMENT && !isLow(text.charCodeAt(at + 1));
    if (isFeed || isEnd || isLong || next === '\n' || next === '') {
      ends.push(at + 1);
      start = at + 1;
    }
  }
  return ends;
}
