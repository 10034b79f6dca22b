import type { PrepareChapter } from '../chapters/PrepareChapter.ts';
import type { ReadyChapter, ShownText } from '../chapters/ReadyChapter.ts';
import { createConvertedText, type ConvertedText } from './createConvertedText.ts';
import { joinConverted } from './joinConverted.ts';

function withShown(ready: ReadyChapter, convert: (text: string) => string): ReadyChapter {
  const shownAs = ({ text, toSource, toShown }: ConvertedText): ShownText => ({
    text,
    toSource,
    toShown,
    title: convert(ready.chapter.title),
  });
  if (ready.kind === 'text') return { ...ready, shown: shownAs(createConvertedText(ready.text, convert)) };

  const pieces: Array<{ source: string; converted: ConvertedText }> = [];
  const flow = ready.flow.withTexts((source) => {
    const converted = createConvertedText(source, convert);
    pieces.push({ source, converted });
    return converted.text;
  });
  // Ids are found in the source, as all places are.
  return { ...ready, flow: { ...flow, offsetOf: ready.flow.offsetOf }, shown: shownAs(joinConverted(pieces)) };
}

export const convertedPrepare =
  (prepare: PrepareChapter, convert: (text: string) => string): PrepareChapter =>
  async (...chapter) =>
    withShown(await prepare(...chapter), convert);
