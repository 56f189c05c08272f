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
    .webp({ quality: width > 500 ? 60 : 74, effort: 4 })
    .toBuffer()
}

/** Changes with the drawing code, so that a kept picture is never older than what would be painted now. */
function versionOf(folder: string): string {
  const hash = createHash('sha256')
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted())
    if (name.endsWith('.ts')) hash.update(readFileSync(join(folder, name)))
  return hash.digest('hex').slice(0, 12)
}

/** How many pictures are painted at once: Node reads files on the same few threads. */
const mostAtOnce = 2

type Job = { path: string; readers: number; picture: PromiseWithResolvers<Buffer | undefined> }

/** Serves `/catalogue/…` and passes everything else on; pictures of a smaller scale are painted faster. */
export function illustrations(scale = 1) {
  const folder = join(cache, versionOf(import.meta.dirname), String(scale))
  const jobs = new Map<string, Job>()
  const waiting: Job[] = []
  let running = 0

  const beginNext = () => {
    // The newest first: it is on the page that is looked at now.
    const job = running < mostAtOnce ? waiting.pop() : undefined
    if (!job) return
    if (job.readers === 0) {
      jobs.delete(job.path)
      return beginNext()
    }
    running += 1
    const end = () => {
      running -= 1
      jobs.delete(job.path)
      beginNext()
    }
    const { resolve, reject } = job.picture
    paintAndKeep(job.path, scale, join(folder, job.path)).then(resolve, reject).then(end, end)
  }

  const load = async (path: string, response: ServerResponse) => {
    const kept = await readFile(join(folder, path)).catch(() => undefined)
    if (kept) return kept
    let job = jobs.get(path)
    if (!job) {
      job = { path, readers: 0, picture: Promise.withResolvers() }
      jobs.set(path, job)
      waiting.push(job)
    }
    const { picture } = job
    job.readers += 1
    // A reader who leaves the page no longer waits for its pictures.
    response.once('close', () => {
      job.readers -= 1
    })
    beginNext()
    return picture.promise
  }

  return (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (!/^\/catalogue\/[\w/-]+\.webp$/.test(pathname)) return next()
    load(pathname, response).then((picture) => {
      response.setHeader('X-Content-Type-Options', 'nosniff')
      response.setHeader('Cache-Control', picture ? 'public, max-age=604800' : 'no-store')
      if (!picture) return response.writeHead(404).end()
      response.writeHead(200, { 'Content-Type': 'image/webp', 'Content-Length': picture.length })
      response.end(request.method === 'HEAD' ? undefined : picture)
    }, next)
  }
}

async function paintAndKeep(path: string, scale: number, file: string): Promise<Buffer | undefined> {
  const picture = await paint(path, scale)
  if (!picture) return undefined
  await mkdir(dirname(file), { recursive: true })
  // Several servers share the folder, in tests: none may read a half-written file of another.
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, picture)
  await rename(draft, file)
  return picture
}
