import { brand } from '@shuye/core-domain/brand';
import { renderToStaticMarkup } from 'react-dom/server';
import { absoluteTo } from './screenFacts.ts';
import type { PageFacts } from './PageFacts.ts';

/** The title as it stands in the head: React escapes the text of an element so that it can be an attribute, too. */
const escapedTitleOf = (head: string): string => /<title[^>]*>([^<]*)<\/title>/.exec(head)?.[1] ?? brand.readerName;

/** `head` holds the title of the page (D-056). */
export function renderHead(
  head: string,
  { canonicalPath, description, kind, cardPath, feedPath }: PageFacts,
  origin: string,
): string {
  const absolute = absoluteTo(origin);
  const url = absolute(canonicalPath);
  const elements = renderToStaticMarkup(
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      {feedPath !== undefined && <link rel="alternate" type="application/atom+xml" href={absolute(feedPath)} />}
      <meta property="og:type" content={kind} />
      <meta property="og:site_name" content={brand.readerName} />
      <meta property="og:locale" content="zh_CN" />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      {cardPath !== undefined && (
        <>
          <meta property="og:image" content={absolute(cardPath)} />
          <meta property="og:image:type" content="image/png" />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
        </>
      )}
      <meta name="twitter:card" content={cardPath === undefined ? 'summary' : 'summary_large_image'} />
    </>,
  );
  return `${elements}<meta property="og:title" content="${escapedTitleOf(head)}"/>`;
}
