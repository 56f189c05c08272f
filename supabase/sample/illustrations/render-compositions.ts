import { join } from 'node:path'
import { heroCorner } from './compose/heroes.ts'
import { DRAWN } from './compose/index.ts'
import { appIcon, markFile } from './compose/mark.ts'
import { og } from './compose/og.ts'
import { COMPOSITIONS, STILL_LIFE_NAMES } from './compositions.ts'
import { avif, png8, save, webp } from './encode.ts'
import { frieze } from './kit/zellige.ts'
import type { Studio } from './studio.ts'

const ICONS = [
  ['mark-icon-192', 192, 0.62, true],
  ['mark-icon-512', 512, 0.62, true],
  ['mark-icon-maskable', 512, 0.5, false],
  ['mark-icon-180', 180, 0.62, false],
] as const

/** the hero and the wide bands carry the page; what phones load with two pixels for one may have a little less than the rest */
const quality = (w: number) => (w >= 1400 ? 52 : w >= 800 ? 48 : w >= 700 ? 44 : 54)

export async function renderCompositions(
  studio: Studio,
  dir: string,
  wanted: (name: string) => boolean,
): Promise<void> {
  for (const c of COMPOSITIONS.filter((one) => wanted(one.name))) {
    const draw = DRAWN.get(c.name)
    if (!draw) {
      console.error(`composition not drawn yet: ${c.name}`)
      continue
    }
    const alpha = STILL_LIFE_NAMES.some((n) => n === c.name)
    const largest = Math.max(...c.widths)
    const png = await studio.shoot(draw(), c.width, c.height, largest / c.width)
    for (const w of c.widths) {
      await save(join(dir, `art/${c.name}-${w}.avif`), await avif(png, w, { quality: quality(w), alpha }))
      await save(
        join(dir, `art/${c.name}-${w}.webp`),
        await webp(png, w, { quality: w >= 1400 ? 60 : 68, alpha }),
      )
    }
    console.log(`art/${c.name}: ${c.widths.join(', ')}`)
  }
  if (wanted('hero-corner')) await save(join(dir, 'art/hero-corner.svg'), heroCorner())
  if (wanted('frieze')) await save(join(dir, 'art/frieze.svg'), frieze(2016, 14))
  // mails know no SVG: one run, twice as large
  if (wanted('frieze')) await save(join(dir, 'art/frieze-mail.png'), await png8(Buffer.from(frieze(504, 28))))
  if (wanted('mark')) await save(join(dir, 'art/mark.svg'), markFile())
  // link previews are read by services that may not know newer formats
  if (wanted('og'))
    await save(join(dir, 'art/mark-icon-1200.png'), await png8(await studio.shoot(og(), 1200, 630)))
  for (const [name, size, safe, rounded] of ICONS)
    if (wanted(name))
      await save(
        join(dir, `art/${name}.png`),
        await png8(await studio.shoot(appIcon(size, safe, rounded), size, size)),
      )
}
