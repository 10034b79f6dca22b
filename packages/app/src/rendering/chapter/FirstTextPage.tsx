import { pageTitle } from '@shuye/core-domain/brand';
import type { Chapter } from '@shuye/core-domain/chapter';
import { spaceHeading } from '@shuye/core-domain/text';
import { Fragment } from 'react';
import { paths } from '../../routes.ts';
import { FIRST_TEXT_ID } from '../../screens/reader/page/first-text/removeFirstText.ts';
import type { FirstText } from './fetchFirstText.ts';

const addressOf = (bookId: string, { chapterId }: Chapter): string =>
  paths.reader(bookId, { forceChapterId: chapterId });

/**
 * A chapter as text, with the ways on from it: what search engines index and a browser without scripts reads. It stands
 * where the reader's own first lines will stand.
 */
export function FirstTextPage({ book, chapter, previous, next, paragraphs, isLocked }: FirstText) {
  const { bookId, title, author } = book;
  return (
    <>
      <title>{pageTitle(`${chapter.title}-${title}`)}</title>
      <main id={FIRST_TEXT_ID} lang="zh-CN">
        <div>
          <h1>
            {spaceHeading(chapter.title)
              .split(' ')
              .map((words, at) => (
                // Words never change places.
                // oxlint-disable-next-line react/no-array-index-key
                <Fragment key={at}>
                  {at > 0 && ' '}
                  <span>{words}</span>
                </Fragment>
              ))}
          </h1>
          <div>
            {paragraphs.map((line, at) => (
              // Lines never change places.
              // oxlint-disable-next-line react/no-array-index-key
              <p key={at}>{line}</p>
            ))}
          </div>
          {isLocked && <p>本章为付费章节{chapter.beanPrice > 0 && `，${chapter.beanPrice}书豆`}</p>}
          <nav aria-label="章节">
            {previous && (
              <a href={addressOf(bookId, previous)} rel="prev">
                上一章
              </a>
            )}
            <a href={paths.catalog(bookId)}>目录</a>
            <a href={paths.cover(bookId)}>{`${title} ${author}`.trim()}</a>
            {next && (
              <a href={addressOf(bookId, next)} rel="next">
                下一章
              </a>
            )}
          </nav>
        </div>
      </main>
    </>
  );
}
