import type { ByteSource } from '../source/ByteSource.ts';
import { ContentsFinder } from './ContentsFinder.ts';
import { countWords } from './countWords.ts';
import { isExclaimedTitle, isTitleLike } from './isTitleLike.ts';
import { LayoutStats } from './LayoutStats.ts';
import { stopsMidSentence } from './lineShape.ts';
import { detachString } from './detachString.ts';
import { parseHeading } from './parseHeading.ts';
import { PendingHeading } from './PendingHeading.ts';
import { streamLines } from './streamLines.ts';
import { signatureName } from './signatureName.ts';
import type { TextLine } from './TextLine.ts';
import type { HeadingCandidate, TextSurvey } from './TextSurvey.ts';

/** More short lines between blank ones are verse or talk, never titles. */
const MAX_TITLES = 20_000;
const HEAD_LINES = 40;
/** Columns without which a question or an exclamation is speech. */
const SET_APART = 8;

interface Neighbours {
  above: TextLine | undefined;
  wordsBefore: number;
  titlesSoFar: number;
  underHeading: boolean;
  matches?: RegExp | undefined;
}

function toCandidate(
  line: TextLine,
  { above, wordsBefore, titlesSoFar, underHeading, matches }: Neighbours,
): HeadingCandidate | undefined {
  const heading = parseHeading(line.text);
  const standsFree = line.blanksBefore > 0 || underHeading || above === undefined;
  const mayBeTitle = !heading && standsFree && titlesSoFar < MAX_TITLES;
  const isExclaimed = mayBeTitle && line.indent >= SET_APART && isExclaimedTitle(line.text);
  const isTitle = isExclaimed || (mayBeTitle && isTitleLike(line.text));
  if (!isTitle && !heading && !matches?.test(line.text)) return undefined;
  return {
    line: line.number,
    text: detachString(line.text),
    ...(heading ? { heading } : {}),
    isTitle,
    isExclaimed,
    credits: [],
    headWords: countWords(line.text),
    indent: line.indent,
    width: line.width,
    blanksBefore: above ? line.blanksBefore : Infinity,
    blanksAfter: Infinity,
    next: '',
    openAbove: above && line.blanksBefore === 0 && stopsMidSentence(above.text) ? above.width : 0,
    wordsBefore,
  };
}

/** The first reading of a text file. `matches` is the owner's own pattern of a heading, tried on the trimmed line. */
export async function surveyText(source: ByteSource, encoding: string, matches?: RegExp): Promise<TextSurvey> {
  const losses = { unreadable: 0, private: 0 };
  const stats = new LayoutStats();
  const contents = new ContentsFinder();
  const candidates: HeadingCandidate[] = [];
  const head: string[] = [];
  const signatures = new Map<string, number>();
  let pending: PendingHeading | undefined;
  let above: TextLine | undefined;
  let words = 0;
  let firstLine = 0;
  let titlesSoFar = 0;

  const keep = (candidate: HeadingCandidate): void => {
    const isOwnHeading = matches?.test(candidate.text) ?? false;
    if (isOwnHeading || !candidate.isTitle || candidate.blanksAfter > 0) candidates.push(candidate);
  };
  const followHeading = (line: TextLine): void => {
    if (pending && !matches?.test(line.text) && pending.take(line)) return;
    if (pending) keep(pending.close(line));
    const underHeading = pending?.isAboveText ?? false;
    const candidate = toCandidate(line, { above, wordsBefore: words, titlesSoFar, underHeading, matches });
    if (candidate?.isTitle) titlesSoFar += 1;
    pending = candidate && new PendingHeading(candidate);
  };
  const follow = (line: TextLine): void => {
    stats.add(line);
    if (above === undefined) firstLine = line.number;
    if (head.length < HEAD_LINES) head.push(detachString(line.text.slice(0, 300)));
    contents.follow(line);
    const signer = signatureName(line);
    if (signer !== undefined) signatures.set(detachString(signer), (signatures.get(signer) ?? 0) + 1);
    followHeading(line);
    words += countWords(line.text);
    above = line;
  };

  for await (const lines of streamLines(source, encoding, losses)) lines.forEach(follow);
  if (pending) candidates.push(pending.close());
  contents.end();
  const usable = titlesSoFar < MAX_TITLES ? candidates : candidates.filter(({ isTitle }) => !isTitle);
  return {
    layout: stats.layout(),
    candidates: usable,
    contents: contents.tables,
    head,
    firstLine,
    signatures,
    words,
    losses,
  };
}
