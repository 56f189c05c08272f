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
  return { text: await answer.text(), isRendered: answer.headers.has('Cache-Tag'), headers: answer.headers }
}

function write(name: string, text: string) {
  const file = join(folder, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

for (const path of files) write(path, (await read(path)).text)
const pathsIn = (sitemap: string) =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
const pages = new Set(indexedPaths)
for (const path of pathsIn((await read('/sitemap.xml')).text)) {
  const { text } = await read(path)
  write(path, text)
  // The shop's own pages; of collections and products those that a page leads to.
  for (const own of pathsIn(text)) if (/^\/[^/]*$/.test(own)) pages.add(own)
}
// The loop goes on with the pages that these lead to.
for (const path of pages) {
  const { text, isRendered, headers } = await read(path)
  if (!isRendered) throw new Error(`${path} could not be rendered: is the back end there?`)
  write(
    path === '/' ? 'index.html' : `${path}.html`,
    asFile(text, headers.get('Content-Security-Policy') ?? undefined),
  )
  for (const [, to = ''] of text.matchAll(/ href="(\/(?:collections|product)\/[^"?#]+)/g))
    if (pages.size < most) pages.add(to)
}
// Something of React's listens for as long as the process lasts.
process.stdout.write(`${pages.size} pages are files.\n`, () => process.exit())
