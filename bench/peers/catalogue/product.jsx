// The product's own list of chapters, rows and styles included.
import '../../../packages/ui/src/styles.css'
import { ChapterRows } from '../../../packages/app/src/features/chapter-list/ChapterRows.tsx'
import { MemoryNavigation } from '../../../packages/app/src/router/MemoryNavigation.tsx'

export const rowsOf = (list) => list.map((c, index) => ({ kind: 'chapter', chapter: { chapterId: String(c.chapterId), title: c.chapterName, index, ordinal: index + 1, isFree: !c.locked } }))

const lockText = (chapter) => (chapter.isFree ? undefined : '未购买')
const linkTo = (chapter) => ({ href: '/reader/1?forceChapterId=' + chapter.chapterId })

export const product = (rows) => (
  <MemoryNavigation>
    <div className="scroll">
      <ChapterRows rows={rows} currentId={undefined} lockText={lockText} linkTo={linkTo} />
    </div>
  </MemoryNavigation>
)
