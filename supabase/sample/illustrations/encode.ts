import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp from 'sharp'

sharp.concurrency(1)

/** `--quick` packs less tightly (files about a seventh larger), for trying things out */
const EFFORT = process.argv.includes('--quick') ? 2 : 4

/** what was written in this run, for the report at its end */
export const written: { path: string; bytes: number }[] = []

export async function save(path: string, data: Buffer | string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, data)
  written.push({ path, bytes: Buffer.byteLength(data) })
}

interface Encoding {
  readonly quality: number
  /** keep what is transparent; otherwise the alpha channel is dropped, which saves bytes */
  readonly alpha?: boolean
}
function sized(png: Buffer, w: number, alpha = false) {
  const image = sharp(png).resize(w, null, { kernel: 'lanczos3' })
  return alpha ? image : image.flatten({ background: '#fff' })
}

export const avif = (png: Buffer, w: number, { quality, alpha }: Encoding): Promise<Buffer> =>
  sized(png, w, alpha).avif({ quality, effort: EFFORT, chromaSubsampling: '4:2:0' }).toBuffer()

export const webp = (png: Buffer, w: number, { quality, alpha }: Encoding): Promise<Buffer> =>
  sized(png, w, alpha).webp({ quality, effort: 6 }).toBuffer()

/** PNG with a palette, for the few places that need PNG */
export const png8 = (png: Buffer): Promise<Buffer> =>
  sharp(png).png({ palette: true, quality: 92, effort: 8 }).toBuffer()
