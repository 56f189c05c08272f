// npm run build:static: pages as files, for a host without functions. Everything else there is the app's page (app.html), without
// contents of its own and with status 200, and what has changed shows in HTML after the next build only.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { indexedPaths } from '@/app/route-manifest'
import { absolute } from '@/config/site'
import { asFile, handle } from '../handle'

const most = 200
const folder = join(import.meta.dirname, 'client')
const files = ['/robots.txt', '/sitemap.xml', '/feed.xml', '/feeds/products.xml']

const read = async (path: string) => {
  const answer = await handle(new Request(absolute(path)))
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return { text: await answer.text(), isRendered: answer.headers.has('Cache-Tag') }
}

function write(name: string, text: string) {
  const file = join(folder, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** The paths of a sitemap's pages or parts, in its order. */
const pathsIn = (sitemap: string) =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)

for (const path of files) write(path, (await read(path)).text)
const parts = pathsIn((await read('/sitemap.xml')).text)
const listed: string[] = []
for (const path of parts) {
  const { text } = await read(path)
  write(path, text)
  listed.push(...pathsIn(text))
}
const pages = [...new Set([...indexedPaths, ...listed])].slice(0, most)
for (const path of pages) {
  const { text, isRendered } = await read(path)
  if (!isRendered) throw new Error(`${path} could not be rendered: is the back end there?`)
  write(path === '/' ? 'index.html' : `${path}.html`, asFile(text))
}
// Something of React's listens for as long as the process lasts.
process.stdout.write(`${pages.length} pages are files.\n`, () => process.exit())
