// Turns of our own reader: the one into the next chapter against an ordinary one, and taps that come twenty a second.
// node reader/turns.mjs [--size 3000] [--rounds 7] [--out f.json]
import fs from 'node:fs'
import { launch, phone } from '../lib/browser.mjs'
import { median, fmt } from '../lib/stats.mjs'
import { arg, stage } from './stage.mjs'

const size = +arg('size', 3000), rounds = +arg('rounds', 7), BURST = 40
const srv = await stage(), browser = await launch({ freeRun: true })
const out = { ordinary: [], nextChapter: [], burst: [] }
for (let i = 0; i < rounds; i++) {
  const p = await phone(browser, srv.url)
  const tap = async () => {
    const known = await p.page.evaluate(() => turns.length)
    await p.page.touchscreen.tap(330, 400)
    await p.page.waitForFunction((n) => turns.length > n, known, { timeout: 5000 })
    await p.page.waitForTimeout(200)
    return p.page.evaluate(() => turns[turns.length - 1])
  }
  await p.page.evaluate((s) => bench.init('product', s), size)
  await p.page.evaluate(() => bench.open(0))
  await p.page.waitForTimeout(400)
  await p.page.evaluate(() => bench.armTurn())
  await tap()
  const ordinary = []
  for (let k = 0; k < 5; k++) ordinary.push(await tap())
  await p.page.evaluate(() => bench.percent(1))
  await p.page.waitForTimeout(400)
  out.ordinary.push(median(ordinary)); out.nextChapter.push(await tap())
  await p.close()

  const q = await phone(browser, srv.url) // a chapter that holds them all
  await q.page.evaluate(() => bench.init('product', 20000))
  await q.page.evaluate(() => bench.open(0))
  await q.page.waitForTimeout(400)
  await q.page.evaluate(() => bench.armTurn())
  const before = (await q.page.evaluate(() => bench.info())).position, taps = []
  for (let k = 0; k < BURST; k++) { taps.push(q.page.touchscreen.tap(330, 400)); await new Promise((r) => setTimeout(r, 50)) }
  await Promise.all(taps)
  await q.page.waitForTimeout(300)
  out.burst.push((await q.page.evaluate(() => bench.info())).position - before)
  await q.close()
}
console.log(`\n## turns, ${rounds} rounds, medians: ordinary ${fmt(median(out.ordinary))} ms, into the next chapter ${fmt(median(out.nextChapter))} ms; of ${BURST} taps at 20 a second counted ${out.burst.join(', ')}`)
if (arg('out')) fs.writeFileSync(arg('out'), JSON.stringify({ ...out, taps: BURST }))
await browser.close(); srv.close()
