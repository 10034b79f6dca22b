// Reading on through hundreds of chapters in one scroll: what that leaves in memory, and whether the page ever stood still.
// A gesture of minutes cannot be traced; the page scrolls itself, a screen and a half a frame, and waits where text is missing.
// node reader/long-scroll.mjs [--chapters 300] [--reaches 10,300] [--rounds 3] [--out f.json]
import fs from 'node:fs'
import { bundle, serve, launch, phone } from '../lib/browser.mjs'
import { fmt } from '../lib/stats.mjs'
import { arg, watchTasks } from './stage.mjs'

const chapters = +arg('chapters', 300), reaches = arg('reaches', '10,300').split(',').map(Number), rounds = +arg('rounds', 3), chars = 3000
const srv = await serve(await bundle(new URL('./vertical.jsx', import.meta.url).pathname), '<!doctype html><meta charset=utf-8><meta name=viewport content="width=device-width"><title>v</title><style>html,body{margin:0;height:100%;overflow:hidden}#host{position:fixed;inset:0}</style><div id=host></div><script type=module src=/app.js></script>')
const b = await launch({ freeRun: true }), out = Object.fromEntries(reaches.map((reach) => [reach, []]))
for (let i = 0; i < rounds; i++) for (const reach of reaches) {
  const p = await phone(b, srv.url)
  await p.page.evaluate(([n, c]) => vert.start('product', n, c), [chapters, chars])
  const tasks = await watchTasks(p.page)
  const read = await p.page.evaluate((px) => vert.readOn(px), reach * chars * 1.9)
  await p.page.waitForTimeout(400)
  out[reach].push({ ...read, tasks: await tasks(), ...(await p.heap()) })
  await p.close()
}
console.log(`\n## one scroll through ${chapters} chapters of ${chars} characters, ${rounds} rounds`)
for (const reach of reaches) console.log(`- after ${reach}: ${out[reach].map((o) => `${fmt(o.heapMB)} MB, ${o.nodes} nodes, at ${Math.round(o.top)} px in ${Math.round(o.ms / 1000)} s, tasks over 50 ms: ${o.tasks.map(Math.round).join(' ') || 'none'}`).join('; ')}`)
if (arg('out')) fs.writeFileSync(arg('out'), JSON.stringify(out))
await b.close(); srv.close()
