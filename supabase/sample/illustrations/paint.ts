import sharp from 'sharp'
import { withoutBlurs } from './kit/soft.ts'
import { illustrationAt } from './paths.ts'

/** Where several pixels are a point of a phone's screen, a coarser picture looks the same; the largest is for a close look. */
const qualityAt = (width: number) => (width <= 412 ? 74 : width <= 724 ? 50 : 60)

/** The paper of every picture, in units of its SVG. */
const PAPER = 400

/**
 * A picture as WebP, or undefined where the sample catalogue has none under that path.
 * @param scale of the width that its path names
 */
export async function paint(path: string, scale = 1): Promise<Buffer | undefined> {
  const illustration = illustrationAt(path)
  if (!illustration) return undefined
  const { svg } = illustration
  const width = Math.round(illustration.width * scale)
  const [, paperWidth = PAPER] = / viewBox="\S+ \S+ (\S+) /.exec(svg) ?? []
  // One SVG unit is a pixel at 72 dots per inch.
  const density = Math.max(72 * scale, (72 * width) / Number(paperWidth))
  return sharp(Buffer.from(withoutBlurs(svg)), { density })
    .resize(width, Math.round(width * 1.25))
    .flatten({ background: '#fff' })
    .webp({ quality: qualityAt(width), effort: 4 })
    .toBuffer()
}
