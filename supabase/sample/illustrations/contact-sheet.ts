import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DRAWN } from './compose/index.ts'
import { COMPOSITIONS } from './compositions.ts'
import { CURATED, colourways, viewsOf } from './curated.ts'
import { rangeDrawing } from './range/drawing.ts'
import { KINDS, RANGE } from './range.ts'
import { openStudio } from './studio.ts'
import { picture } from './views.ts'

/**
 * All drawings on one page, for looking: `npm run art:sheet`, with `--only <part of a name>`, `--width <px>` and
 * `--first` (only the colour shown first). Writes sheet.html and sheet.png to the temporary folder.
 */
const option = (name: string) => {
  const i = process.argv.indexOf(`--${name}`)
  return i > 0 ? process.argv[i + 1] : undefined
}
const only = option('only')?.split(',') ?? ['']
const width = Number(option('width') ?? 200)
const wanted = (name: string) => only.some((part) => name.includes(part))
const first = process.argv.includes('--first')

const studio = await openStudio()
const figure = async (svg: string, w: number, h: number, text: string) => {
  const png = await studio.shoot(svg, w, h)
  return `<figure style="margin:0"><img width="${w}" height="${h}" src="data:image/png;base64,${png.toString('base64')}"><figcaption>${text}</figcaption></figure>`
}
const rows: string[] = []
try {
  for (const p of CURATED.filter((c) => wanted(c.slug) || wanted(c.good))) {
    const cells: string[] = []
    const ways = colourways(p)
    for (const way of first ? ways.slice(0, 1) : ways)
      for (const view of viewsOf(p))
        cells.push(
          await figure(picture(p, way, view), width, Math.round(width * 1.25), `${way.file} ${view}`),
        )
    rows.push(`<h2>${p.slug}</h2><div>${cells.join('')}</div>`)
  }
  for (const kind of KINDS.filter((one) => wanted(`range/${one.kind}`) || wanted(one.good))) {
    const cells: string[] = []
    for (const one of RANGE.filter((r) => r.kind === kind)) {
      const name = `${one.pattern} ${one.color}`
      cells.push(await figure(rangeDrawing(one), width, Math.round(width * 1.25), name))
    }
    rows.push(`<h2>range/${kind.kind}</h2><div>${cells.join('')}</div>`)
  }
  for (const c of COMPOSITIONS.filter((one) => wanted(one.name))) {
    const draw = DRAWN.get(c.name)
    if (draw) rows.push(`<h2>${c.name}</h2><div>${await figure(draw(), c.width, c.height, c.name)}</div>`)
  }
  const html = `<style>body{font:12px system-ui;margin:16px}h2{font-size:14px;margin:12px 0 4px}div{display:flex;flex-wrap:wrap;gap:6px}</style>${rows.join('')}`
  const dir = join(tmpdir(), 'zellige-art')
  await mkdir(dir, { recursive: true })
  await writeFile(join(dir, 'sheet.html'), html)
  await writeFile(join(dir, 'sheet.png'), await studio.shootPage(html, Math.max(900, width * 4 + 60)))
  console.log(join(dir, 'sheet.png'))
} finally {
  await studio.close()
}
