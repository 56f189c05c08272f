// The pictures of the sample catalogue, painted when they are first asked for and kept in supabase/.temp. Only the local
// server has them: a hosted shop shows the pictures that its owner uploads.
import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { dirname, join } from 'node:path'
import { paint, version } from '../sample/illustrations/index.js'

const cache = join(import.meta.dirname, '../.temp/illustrations')
/** How many pictures are painted at once: Node reads files on the same few threads. */
const mostAtOnce = 2

type Job = { path: string; readers: number; picture: PromiseWithResolvers<Buffer | undefined> }

/** Serves `/catalogue/…` and passes everything else on; pictures of a smaller scale are painted faster. */
export function samplePictures(scale = 1) {
  const folder = join(cache, version(), String(scale))
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
