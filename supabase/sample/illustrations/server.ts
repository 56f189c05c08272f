// The pictures of the sample catalogue, painted when they are first asked for and kept in supabase/.temp. Only the local
// server has them: a hosted shop shows the pictures that its owner uploads.
import { createHash, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { withoutBlurs } from './kit/soft.ts'
import { illustrationAt } from './paths.ts'

const cache = join(import.meta.dirname, '../../.temp/illustrations')
/** The paper of every picture, in units of its SVG. */
const PAPER = 400

/** A picture as WebP, or undefined where the sample catalogue has none under that path. */
export async function paint(path: string): Promise<Buffer | undefined> {
  const illustration = illustrationAt(path)
  if (!illustration) return undefined
  const { svg, width } = illustration
  const [, paperWidth = PAPER] = / viewBox="\S+ \S+ (\S+) /.exec(svg) ?? []
  // One SVG unit is a pixel at 72 dots per inch.
  const density = Math.max(72, (72 * width) / Number(paperWidth))
  return sharp(Buffer.from(withoutBlurs(svg)), { density })
    .resize(width, Math.round(width * 1.25))
    .flatten({ background: '#fff' })
    .webp({ quality: width > 500 ? 68 : 76, effort: 2 })
    .toBuffer()
}

/** Changes with the drawing code, so that a kept picture is never older than what would be painted now. */
function versionOf(folder: string): string {
  const hash = createHash('sha256')
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted())
    if (name.endsWith('.ts')) hash.update(readFileSync(join(folder, name)))
  return hash.digest('hex').slice(0, 12)
}

/** Serves `/catalogue/…` and passes everything else on. */
export function illustrations() {
  const folder = join(cache, versionOf(import.meta.dirname))
  const painting = new Map<string, Promise<Buffer | undefined>>()
  const load = (path: string) => {
    const begun = painting.get(path) ?? kept(join(folder, path), () => paint(path))
    painting.set(path, begun)
    const done = () => painting.delete(path)
    begun.then(done, done)
    return begun
  }
  return (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (!/^\/catalogue\/[\w/-]+\.webp$/.test(pathname)) return next()
    load(pathname).then((picture) => {
      response.setHeader('X-Content-Type-Options', 'nosniff')
      response.setHeader('Cache-Control', picture ? 'public, max-age=604800' : 'no-store')
      if (!picture) return response.writeHead(404).end()
      response.writeHead(200, { 'Content-Type': 'image/webp', 'Content-Length': picture.length })
      response.end(request.method === 'HEAD' ? undefined : picture)
    }, next)
  }
}

/** The file if it is there, else what is made now, which is kept as that file. */
async function kept(file: string, make: () => Promise<Buffer | undefined>): Promise<Buffer | undefined> {
  try {
    return await readFile(file)
  } catch {
    const picture = await make()
    if (!picture) return undefined
    await mkdir(dirname(file), { recursive: true })
    // Several servers share the folder, in tests: none may read a half-written file of another.
    const draft = `${file}.${randomUUID()}`
    await writeFile(draft, picture)
    await rename(draft, file)
    return picture
  }
}
