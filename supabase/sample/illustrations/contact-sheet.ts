import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { CURATED, colourways, viewsOf } from './curated.ts'
import { axesOf } from './generated/designs.ts'
import { looksOf } from './generated/looks.ts'
import { KINDS } from './generated.ts'
import { paint } from './paint.ts'

/**
 * Pictures of the sample catalogue on one sheet, for looking: `npm run sheet`, with `--only <parts of names>` and
 * `--width <px>`. A curated product in its colours and views; a generated kind in its patterns, decorations and cuts.
 */
const option = (name: string) => {
  const i = process.argv.indexOf(`--${name}`)
  return i > 0 ? process.argv[i + 1] : undefined
}
const only = option('only')?.split(',') ?? ['']
const width = Number(option('width') ?? 140)
const columns = 10
const wanted = (name: string) => only.some((part) => name.includes(part))

const curated = CURATED.filter(({ slug }) => wanted(slug)).flatMap((product) =>
  colourways(product).flatMap(({ file }) =>
    viewsOf(product).map((view) => `${product.slug}/${file}-${view}`),
  ),
)
const generated = KINDS.filter(({ kind }) => wanted(kind)).flatMap((kind) => {
  const { decors, fits, lengths, inks } = axesOf(kind.kind)
  const digits = [
    ...[...decors].map((decor) => `w${decor}0000`),
    ...fits.slice(1).map((_, i) => `w0${i + 1}000`),
    ...lengths.slice(1).map((_, i) => `w00${i + 1}00`),
    ...Array.from({ length: inks - 1 }, (_, i) => `w000${i + 1}0`),
    ...['m00000', 'k00000'],
  ]
  return looksOf(kind).flatMap(({ pattern, paints }, i) => {
    const colour = paints[i % paints.length]?.color.toLowerCase()
    return (i === 0 ? digits : ['w00001']).map(
      (design) => `${kind.kind}/${pattern}-${design}/${colour ? `${colour}-` : ''}front`,
    )
  })
})

const paths = [...curated, ...generated]
const height = Math.round(width * 1.25)
const cells = await Promise.all(
  paths.map(async (path, i) => {
    const picture = await paint(`/catalogue/${path}-206.webp`)
    if (!picture) throw new Error(`no picture ${path}`)
    return {
      input: await sharp(picture).resize(width, height).toBuffer(),
      left: (i % columns) * width,
      top: Math.floor(i / columns) * height,
    }
  }),
)
const folder = join(tmpdir(), 'zellige-art')
await mkdir(folder, { recursive: true })
const size = { width: columns * width, height: Math.ceil(paths.length / columns) * height }
const sheet = sharp({ create: { ...size, channels: 3, background: '#fff' } }).composite(cells)
await writeFile(join(folder, 'sheet.png'), await sheet.png().toBuffer())
console.log(join(folder, 'sheet.png'))
