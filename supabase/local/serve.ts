// The local server of the shop: the app and the embedded back end on one address.
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { createServer as createProbe } from 'node:net'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createServer } from 'vite'
import { type Embedded, StartError } from './embedded.ts'
import { samplePictures } from './sample-pictures.ts'

type Middleware = Embedded['middleware']

type ServeOptions = {
  /** 0 is any free one. */
  port: number
  /** Vite's development server, otherwise the built app. */
  dev?: boolean
  /** Where the built app is, if not where it is built. */
  folder?: string
  /** The shop's own address, where something stands in front of this server. */
  site?: string
  /** Of the width of the sample catalogue's pictures, if not 1. */
  pictureScale?: number
  /** What is served on the same address besides the back end. */
  beside?: Middleware[]
}

/**
 * Serves the shop and resolves to its address; `show` goes on with the shop that is built in another folder.
 * @throws StartError when the port is taken
 */
export async function serve(backend: Embedded, options: ServeOptions) {
  const port = await freePort(options.port)
  const url = `http://localhost:${port}`
  const beside = [backend.middleware, samplePictures(options.pictureScale), ...(options.beside ?? [])]
  if (options.dev) return { url, close: await serveSource(port, beside), show: async () => {} }
  const built = await serveBuilt(backend, port, beside, { site: url, folder: 'dist', ...options })
  return { url, ...built }
}

/** The built shop, by the same code as on any other server (src/server/listener.ts). */
async function serveBuilt(
  backend: Embedded,
  port: number,
  beside: Middleware[],
  { folder, site }: { folder: string; site: string },
) {
  // Read when the server's code is loaded.
  process.env.VITE_SUPABASE_URL = `http://localhost:${port}`
  process.env.VITE_SITE_URL = site
  const listenerIn = async (built: string) => {
    const file = pathToFileURL(resolve(built, 'listener.js')).href
    const { shopListener }: typeof import('../../src/server/listener.ts') = await import(file)
    return shopListener(join(resolve(built), 'client'))
  }
  let shop = await listenerIn(folder)
  // As a hosted database tells by a request, an embedded one does by a notification.
  const stopListening = await backend.database.listen(
    'shop_pages',
    (tags) => void shop.purge(JSON.parse(tags)),
  )
  const server = createHttpServer((request, response) => {
    const turns = [...beside, (() => shop(request, response)) satisfies Middleware]
    const next = () => turns.shift()?.(request, response, next)
    next()
  })
  server.listen(port, 'localhost')
  await once(server, 'listening')
  return {
    close: async () => {
      await stopListening()
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
    show: async (built: string) => {
      shop = await listenerIn(built)
    },
  }
}

/** The shop from its source, without HTML from the server: what has been changed shows at once. */
async function serveSource(port: number, beside: Middleware[]) {
  const server = await createServer({
    logLevel: 'warn',
    server: { port, strictPort: true },
    plugins: [
      {
        name: 'embedded-back-end',
        configureServer({ middlewares }) {
          for (const middleware of beside) middlewares.use(middleware)
          // A page of its own, which would be answered with the app.
          middlewares.use('/_captcha', (_request, response) => {
            response.setHeader('Content-Type', 'text/html')
            response.end(readFileSync('src/server/captcha-page.html'))
          })
        },
      },
    ],
  })
  await server.listen()
  return () => server.close()
}

/** @throws StartError when something listens there already, or there is no such port */
export async function freePort(port: number): Promise<number> {
  if (!(port >= 0 && port < 65_536))
    throw new StartError('PORT is a number from 1 to 65535: PORT=5180 npm start')
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
