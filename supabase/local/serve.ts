// The local server of the shop: the app and the embedded back end on one address.
import { once } from 'node:events'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer as createProbe } from 'node:net'
import { join, resolve } from 'node:path'
import { createServer, type Plugin, preview, type ViteDevServer } from 'vite'
import { captchaPage } from '../../hosting/captcha-page.ts'
import { builtFiles, headersFor } from '../../hosting/headers.ts'
import { type InlineSources, inlineSources } from '../../hosting/inline.ts'
import { routeShells, shellFor } from '../../src/app/route-manifest.ts'
import { canonicalPath } from '../../src/config/canonical-paths.ts'
import { illustrations } from '../sample/illustrations/server.ts'
import { type Embedded, StartError } from './embedded.ts'

/**
 * Serves the shop and resolves to its address. `dev` means Vite's development server, otherwise the built app.
 * @param options.port 0 is any free one
 * @param options.folder where the built app is, if not where it is built
 * @param options.pictureScale of the width of the sample catalogue's pictures, if not 1
 * @param options.beside what is served on the same address besides the back end
 * @throws StartError when the port is taken
 */
export async function serve(
  backend: Embedded,
  options: {
    port: number
    dev?: boolean
    folder?: string
    pictureScale?: number
    beside?: Embedded['middleware'][]
  },
) {
  const port = await freePort(options.port)
  const use = ({ middlewares }: Pick<ViteDevServer, 'middlewares'>) => {
    for (const middleware of [
      backend.middleware,
      illustrations(options.pictureScale),
      ...(options.beside ?? []),
    ])
      middlewares.use(middleware)
  }
  const plugin: Plugin = {
    name: 'embedded-back-end',
    configureServer(server) {
      use(server)
      // A page of its own, which Vite's development server would answer with the app.
      server.middlewares.use((request, _response, next) => {
        if (request.url?.split('?')[0] === captchaPage) request.url = `${captchaPage}.html`
        next()
      })
    },
    configurePreviewServer(server) {
      use(server)
      server.middlewares.use(asHosted(resolve(server.config.root, server.config.build.outDir)))
    },
  }
  const config = { plugins: [plugin], logLevel: 'warn' as const }
  const address = { port, strictPort: true }
  const server = options.dev
    ? await (await createServer({ ...config, server: address })).listen()
    : await preview({
        ...config,
        preview: address,
        ...(options.folder && { build: { outDir: options.folder } }),
      })
  return { url: `http://localhost:${port}`, close: () => server.close() }
}

/** The built shop as a host serves it: headers, the file of a page, else a shell, and nothing for a built file that is gone. */
function asHosted(folder: string): Embedded['middleware'] {
  const inlineOf = inlineSourcesOf(folder)
  return (request, response, next) => {
    const { pathname, search } = addressOf(request.url ?? '/')
    const headers = Object.entries(headersFor(pathname, undefined, inlineOf()))
    const writeHead = response.writeHead
    // Set last, because the handler of the request sets caching headers as well.
    response.writeHead = (...args: unknown[]) => {
      for (const [name, value] of headers) response.setHeader(name, value)
      return Reflect.apply(writeHead, response, args)
    }
    for (const [name, value] of headers) response.setHeader(name, value)
    if (pathname.startsWith(builtFiles) && !existsSync(join(folder, pathname)))
      return response.writeHead(404, { 'Cache-Control': 'no-store' }).end()
    const isFile = (name: string) => statSync(join(folder, name), { throwIfNoEntry: false })?.isFile()
    const canonical = canonicalPath(pathname)
    if (canonical !== pathname && !pathname.includes('.'))
      return response.writeHead(301, { Location: canonical + search }).end()
    const page = pathname === '/' ? '/index.html' : `${pathname}.html`
    if (!isFile(pathname)) request.url = isFile(page) ? page : `/${shellFor(pathname)}`
    next()
  }
}

/** A path that begins with two slashes is still a path. */
function addressOf(url: string) {
  const end = url.indexOf('?')
  return end < 0 ? { pathname: url, search: '' } : { pathname: url.slice(0, end), search: url.slice(end) }
}

/**
 * The inline scripts and styles of all pages, read again after each prerendering. That may happen while the shop is
 * served; index.html is written last, so its time tells.
 */
function inlineSourcesOf(folder: string): () => InlineSources {
  const names = ['index.html', ...routeShells.map(({ file }) => file)]
  let writtenAt = 0
  let inline: InlineSources = { scripts: [], styles: [] }
  return () => {
    const { mtimeMs } = statSync(join(folder, 'index.html'))
    if (mtimeMs !== writtenAt) {
      inline = inlineSources(names.map((name) => readFileSync(join(folder, name), 'utf8')))
      writtenAt = mtimeMs
    }
    return inline
  }
}

/** @throws StartError when something listens there already */
export async function freePort(port: number): Promise<number> {
  const probe = createProbe()
  probe.listen(port, 'localhost')
  try {
    await once(probe, 'listening')
  } catch {
    throw new StartError(
      `Port ${port} is in use. Stop what runs there, or choose another: PORT=5180 npm start`,
    )
  }
  const address = probe.address()
  await new Promise((done) => probe.close(done))
  return typeof address === 'object' && address ? address.port : port
}
