// npm run bench:feeds: how long the product feed of the sample takes, and how much memory its process needs for it, with
// the embedded back end in another process. The median of five; ends with 1 when one is beyond its gate.
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'vite'
import { openEmbedded } from '../../supabase/local/embedded.ts'
import { freePort } from '../../supabase/local/serve.ts'
import { against, median, table } from './figures.ts'

const gates = { seconds: 5, megabytes: 100 }
const root = join(import.meta.dirname, '../..')
const megabyte = 1024 ** 2

/** `added` is the memory beyond that of the loaded program, at its highest, in MB. */
type Reading = { items: number; size: number; seconds: number; added: number }

const reader = process.argv[2]
if (reader) console.log(JSON.stringify(await readFeed(reader)))
else await measure()

async function measure() {
  const folder = mkdtempSync(join(root, 'node_modules/.feeds-'))
  const backend = await openEmbedded({ folder: null, seed: 'all' })
  const server = createServer((request, response) =>
    backend.middleware(request, response, () => response.end()),
  )
  try {
    const port = await freePort(0)
    await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
    await buildFeeds(folder, `http://127.0.0.1:${port}`)
    const readings: Reading[] = []
    while (readings.length < 5) {
      const { stdout } = await promisify(execFile)(process.execPath, [
        import.meta.filename,
        join(folder, 'feeds.js'),
      ])
      readings.push(JSON.parse(stdout))
    }
    const seconds = median(readings.map((reading) => reading.seconds))
    const added = median(readings.map((reading) => reading.added))
    const rows = [
      ['seconds', against(seconds, seconds.toFixed(2), seconds <= gates.seconds), `${gates.seconds}`],
      ['MB of memory', against(added, added.toFixed(0), added <= gates.megabytes), `${gates.megabytes}`],
    ]
    console.log(table(['The product feed', 'median of 5', 'gate'], rows))
    console.log(`${readings[0]?.items} items, ${readings[0]?.size.toFixed(0)} MB of XML`)
    if (seconds > gates.seconds || added > gates.megabytes) process.exitCode = 1
  } finally {
    server.close()
    await backend.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The feed as the server has it, built for Node. */
async function buildFeeds(outDir: string, backEnd: string) {
  await build({
    root,
    configFile: false,
    envFile: false,
    mode: 'production',
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    define: {
      'import.meta.env.VITE_SUPABASE_URL': JSON.stringify(backEnd),
      'import.meta.env.VITE_SITE_URL': JSON.stringify('https://shop.example'),
    },
    ssr: { noExternal: true },
    build: { ssr: join(root, 'src/server/feeds.ts'), outDir, copyPublicDir: false },
  })
}

async function readFeed(file: string): Promise<Reading> {
  const { productFeed }: typeof import('../../src/server/feeds.ts') = await import(pathToFileURL(file).href)
  const before = process.memoryUsage().rss
  const begun = performance.now()
  let highest = before
  let items = 0
  let size = 0
  const decoder = new TextDecoder()
  for await (const part of await productFeed()) {
    items += decoder.decode(part).split('<item>').length - 1
    size += part.byteLength
    highest = Math.max(highest, process.memoryUsage().rss)
  }
  const seconds = (performance.now() - begun) / 1000
  return { items, size: size / megabyte, seconds, added: (highest - before) / megabyte }
}
