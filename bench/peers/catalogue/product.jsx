// The product's own list of chapters, rows and styles included.
import '../../../packages/ui/src/styles.css'
import { createRef } from 'react'
import { ChapterLine } from '../../../packages/app/src/features/chapter-list/ChapterLine.tsx'
import { LongList } from '../../../packages/app/src/features/chapter-list/LongList.tsx'

export const rowsOf = (list) => list.map((c, index) => ({ kind: 'chapter', chapter: { chapterId: String(c.chapterId), title: c.chapterName, index, ordinal: index + 1, isFree: !c.locked } }))

const keyOf = (row) => row.chapter.chapterId
const lockText = (chapter) => (chapter.isFree ? undefined : '未购买')
const wayTo = (chapter) => ({ href: '/reader/1?forceChapterId=' + chapter.chapterId })
const scroller = createRef(), list = createRef()

export const product = (rows) => (
  <div className="scroll" ref={scroller}>
    <LongList handle={list} label="全部章节" items={rows} keyOf={keyOf} scroller={scroller}>
      {(row) => <ChapterLine row={row} currentId={undefined} lockText={lockText} wayTo={wayTo} />}
    </LongList>
  </div>
)
export const jumpTo = (index) => list.current.scrollTo(index)
