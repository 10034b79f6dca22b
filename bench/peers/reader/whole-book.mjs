// A whole book as one chapter: until every page is known, and whether the page ever stood still on the way.
// node reader/whole-book.mjs [--size 700000] [--rounds 3] [--out f.json]
import fs from 'node:fs'
import { launch, phone } from '../lib/browser.mjs'
import { alternate, median, fmt } from '../lib/stats.mjs'
import { arg, stage, watchTasks } from './stage.mjs'

const size = +arg('size', 700000), rounds = +arg('rounds', 3)
const srv = await stage(), free = await launch({ freeRun: true }), paced = await launch()
const open = async (p, name) => {
  await p.page.evaluate(([n, s]) => bench.init(n, s), [name, size])
  const tasks = await watchTasks(p.page)
  const first = await p.page.evaluate(() => bench.open(0)), all = await p.page.evaluate(() => bench.allPages())
  return { first: first.painted, all: all.ms ?? first.painted, pages: all.pages, tasks: await tasks() }
}
const wall = await alternate(['bare', 'product'], rounds, async (name) => {
  const p = await phone(free, srv.url)
  const { first, all, pages } = await open(p, name)
  await p.close()
  return { first, all, pages }
})
const felt = []
for (let i = 0; i < rounds; i++) {
  const p = await phone(paced, srv.url, { throttle: 4 })
  felt.push((await open(p, 'product')).tasks)
  await p.close()
}
console.log(`\n## a book of ${size} characters, ${rounds} rounds, medians`)
for (const [name, list] of Object.entries(wall)) console.log(`- ${name}: first page ${fmt(median(list.map((o) => o.first)))} ms, all ${list[0].pages} pages ${fmt(median(list.map((o) => o.all)))} ms`)
console.log(`- tasks over 50 ms at 1/4 CPU, ours: ${felt.map((tasks) => tasks.map(Math.round).join(' ') || 'none').join('; ')}`)
if (arg('out')) fs.writeFileSync(arg('out'), JSON.stringify({ wall, felt }))
await free.close(); await paced.close(); srv.close()
