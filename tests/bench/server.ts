// npm run bench:server: HTML and the product feed from the built server (node dist/server.js), with the embedded back end in
// another process: a thousand requests for random products, ten at once, each new to the server, then all of them again from its
// cache; then the feed. Ends with 1 when a figure is beyond its gate.
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, createServer, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import { createBuilder } from 'vite'
import { openEmbedded } from '../../supabase/local/embedded.ts'
import { freePort } from '../../supabase/local/serve.ts'
import { announceSeed, seed } from '../support/seed.ts'
import { against, median, percentile, table } from './figures.ts'

const gates = { uncached: 150, cached: 5, feedSeconds: 5, feedMegabytes: 100, growth: 1.5 }
const pages = 1000
/** Visited before: a server that has just started has compiled nothing yet, and its memory grows to what it keeps. */
const warmUp = 500
const atOnce = 10

announceSeed()
const folder = mkdtempSync(join(tmpdir(), 'shop-server-'))
const backend = await openEmbedded({ folder: null })
const api = createServer((request, response) => backend.middleware(request, response, () => response.end()))
const ports = { api: await freePort(0), shop: await freePort(0) }
await new Promise<void>((done) => api.listen(ports.api, 'localhost', done))
await (await createBuilder({ logLevel: 'error', build: { outDir: folder } })).buildApp()
const site = `http://localhost:${ports.shop}`
const server = spawn(process.execPath, [join(folder, 'server.js')], {
  env: {
    ...process.env,
    PORT: String(ports.shop),
    VITE_SITE_URL: site,
    VITE_SUPABASE_URL: `http://localhost:${ports.api}`,
  },
  stdio: ['ignore', 'pipe', 'inherit'],
})
try {
  await new Promise((open) => server.stdout.once('data', open))
  const { rows: products } = await backend.database.query<{ slug: string; title: string }>(
    `select slug, title from public.products where status = 'live' order by md5(slug || $1) limit $2`,
    [seed(), pages + warmUp],
  )
  await visit(products.slice(pages))
  const before = memory()
  const wanted = products.slice(0, pages)
  const uncached = await inParts(wanted)
  const cached = await inParts(Array.from({ length: 5 }, () => wanted.slice(-200)).flat())
  const after = memory()
  const readings: { seconds: number; added: number; size: number }[] = []
  while (readings.length < 5) readings.push(await readFeed())
  const seconds = median(readings.map((reading) => reading.seconds))
  const added = median(readings.map((reading) => reading.added))
  const figures: [name: string, value: number, gate: number, unit: string][] = [
    [`HTML of a product, new to the server, ${atOnce} at once, p95`, uncached.p95, gates.uncached, 'ms'],
    [`the same from its cache, ${atOnce} at once, p95`, cached.p95, gates.cached, 'ms'],
    [`memory after ${pages} pages, beside before`, after / before, gates.growth, 'times'],
    ['product feed, median of 5', seconds, gates.feedSeconds, 's'],
    ['memory for it, at its highest', added, gates.feedMegabytes, 'MB'],
  ]
  const rows = figures.map(([name, value, gate, unit]) => [
    name,
    against(value, `${value.toFixed(value < 10 ? 1 : 0)} ${unit}`, value <= gate),
    `${gate} ${unit}`,
  ])
  console.log(table(['', 'measured', 'gate'], rows))
  console.log(
    `\nuncached median ${uncached.p50.toFixed(0)} ms, cached ${cached.p50.toFixed(1)} ms; memory ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB after; feed of ${readings[0]?.size.toFixed(0)} MB`,
  )
  if (figures.some(([, value, gate]) => !(value <= gate))) process.exitCode = 1
} finally {
  server.kill()
  api.close()
  await backend.close()
  rmSync(folder, { recursive: true, force: true })
}

/** Median and p95 in ms, each the median of five parts: a machine is busy with something else now and then. */
async function inParts(wanted: readonly { slug: string; title: string }[]) {
  const size = Math.ceil(wanted.length / 5)
  const parts: number[][] = []
  while (parts.length < 5)
    parts.push(await visit(wanted.slice(parts.length * size, (parts.length + 1) * size)))
  return { p50: median(parts.map(median)), p95: median(parts.map((times) => percentile(times, 95))) }
}

/**
 * The times in ms until pages have come, ten at once. They are read afterwards, as that takes this process, which is the
 * back end too, longer than the server needs for them. @throws when one fails, has no contents or the head of another
 */
async function visit(wanted: readonly { slug: string; title: string }[]): Promise<number[]> {
  const times: number[] = []
  const answers: { slug: string; status: number | undefined; body: Buffer }[] = []
  const agent = new Agent({ keepAlive: true })
  const left = wanted.values()
  const visitor = async () => {
    for (const { slug } of left) {
      const begin = performance.now()
      const { status, body } = await ask(`${site}/product/${slug}`, agent)
      times.push(performance.now() - begin)
      answers.push({ slug, status, body })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, visitor))
  agent.destroy()
  for (const { slug, status, body } of answers) {
    const html = brotliDecompressSync(body).toString()
    const url = `${site}/product/${slug}`
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
    if (status !== 200 || canonical !== url || !html.includes(`"url":"${url}"`) || !html.includes('<h1'))
      throw new Error(`${slug}: ${status}, canonical ${canonical}`)
  }
  return times
}

function ask(url: string, agent: Agent) {
  return new Promise<{ status: number | undefined; body: Buffer }>((resolve, reject) =>
    get(url, { agent, headers: { 'Accept-Encoding': 'br' } }, (answer) => {
      buffer(answer).then((body) => resolve({ status: answer.statusCode, body }), reject)
    }).on('error', reject),
  )
}

async function readFeed() {
  const before = memory()
  let highest = before
  let bytes = 0
  const looking = setInterval(() => {
    highest = Math.max(highest, memory())
  }, 100)
  const begin = performance.now()
  const { body } = await fetch(`${site}/feeds/products.xml`, { headers: { 'Accept-Encoding': 'identity' } })
  for await (const part of body ?? []) bytes += part.byteLength
  clearInterval(looking)
  return { seconds: (performance.now() - begin) / 1000, added: highest - before, size: bytes / 1024 ** 2 }
}

/** The server's memory in MB. */
function memory(): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(server.pid)], { encoding: 'utf8' })) / 1024
}
