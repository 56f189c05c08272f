// npm run build:static: pages as files, for a host without functions. Everything else there is the app's page (app.html), without
// contents of its own and with status 200, and what has changed shows in HTML after the next build only.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { indexedPaths } from '@/app/route-manifest'
import { absolute } from '@/config/site'
import { appFilePaths } from '../app-files'
import { asFile } from '../document'
import { answerShop } from '../shop'

const most = 200
const folder = join(import.meta.dirname, 'client')
const files = ['/robots.txt', '/sitemap.xml', '/feed.xml', '/feeds/products.xml']

const read = async (path: string) => {
  const answer = await answerShop(new Request(absolute(path)))
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return { text: await answer.text(), isRendered: answer.headers.has('Cache-Tag'), headers: answer.headers }
}

function write(name: string, text: string | Uint8Array) {
  const file = join(folder, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** A file of the app, from where the server would lead to; a host that serves files alone leads nowhere. */
async function writeAppFile(path: string) {
  const answer = await answerShop(new Request(absolute(path)))
  const at = answer.headers.get('Location')
  if (at === null) {
    if (answer.ok) write(path, await answer.text())
    return
  }
  const own = join(folder, new URL(at, absolute('/')).pathname)
  const bytes =
    at.startsWith('/') && existsSync(own)
      ? readFileSync(own)
      : Buffer.from(await (await fetch(absolute(at))).arrayBuffer())
  const type = extname(at).slice(1)
  write(path, extname(path) === `.${type}` ? bytes : inSvg(bytes, type))
}
/** Of an address that ends in svg the host says that it is one. */
const inSvg = (bytes: Buffer, type: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><image width="64" height="64" href="data:image/${type};base64,${bytes.toString('base64')}"/></svg>`

for (const path of files) write(path, (await read(path)).text)
for (const path of appFilePaths) await writeAppFile(path)
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
