// The built shop for measurements: prerendered, with the production headers, and compressed as hosts do it.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { build } from 'vite'
import { prerender } from '../../hosting/prerender.ts'
import { type Embedded, openEmbedded } from '../../supabase/local/embedded.ts'
import { freePort, serve } from '../../supabase/local/serve.ts'

export type BuiltShop = { url: string; folder: string; backend: Embedded; close: () => Promise<void> }

type OpenOptions = { data: string | null; like?: BuiltShop }

/**
 * Builds into a folder of its own and serves it on a free port.
 * @param data the folder of a shop (npm run db:scale); null is the sample shop in memory
 * @param like a shop whose built files will do
 */
export async function openShop({ data, like }: OpenOptions): Promise<BuiltShop> {
  const folder = like?.folder ?? mkdtempSync(join(tmpdir(), 'shop-pages-'))
  const backend = await openEmbedded({ folder: data })
  if (!like) await build({ logLevel: 'error', build: { outDir: folder, emptyOutDir: true } })
  const front: Embedded = { ...backend, middleware: compressed(backend.middleware) }
  const { url, close } = await serve(front, { port: await freePort(0), folder })
  if (!like) await prerender({ folder, backEnd: url, site: url })
  return {
    url,
    folder,
    backend,
    close: async () => {
      await close()
      await backend.close()
      if (!like) rmSync(folder, { recursive: true, force: true })
    },
  }
}

const isText = /^(text\/|image\/svg|application\/(javascript|json|manifest|xml))|\+(json|xml)/
/** Built files are compressed once, and as well as it goes. */
const packed = new Map<string, Buffer>()

/** Brotli for every text, which the local server leaves to the host. */
function compressed(next: Embedded['middleware']): Embedded['middleware'] {
  return (request, response, done) => {
    if (/\bbr\b/.test(String(request.headers['accept-encoding']))) compress(request, response)
    next(request, response, done)
  }
}

function compress(request: IncomingMessage, response: ServerResponse) {
  // Only this process may do it.
  request.headers['accept-encoding'] = 'identity'
  const { writeHead, end } = response
  const parts: Buffer[] = []
  const take = (part: unknown) => {
    if (typeof part === 'string' || part instanceof Uint8Array) parts.push(Buffer.from(part))
  }
  Object.assign(response, {
    writeHead(status: number, ...rest: unknown[]) {
      response.statusCode = status
      const headers = rest.find((each) => typeof each === 'object' && each !== null) ?? {}
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
      return response
    },
    flushHeaders() {},
    write(part: unknown) {
      take(part)
      return true
    },
    end(part?: unknown) {
      take(part)
      const whole = Buffer.concat(parts)
      const worth = isText.test(String(response.getHeader('content-type'))) && whole.byteLength > 500
      const body = worth ? pack(request.url ?? '', whole) : whole
      if (worth) response.setHeader('content-encoding', 'br')
      if (whole.byteLength > 0) response.setHeader('content-length', body.byteLength)
      Reflect.apply(writeHead, response, [response.statusCode])
      return Reflect.apply(end, response, [body])
    },
  })
}

function pack(url: string, whole: Buffer): Buffer {
  const built = url.startsWith('/assets/')
  const known = built ? packed.get(url) : undefined
  const quality = built ? 11 : 5
  const body = known ?? brotliCompressSync(whole, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
  if (built) packed.set(url, body)
  return body
}

/** Where Chromium is, as the end-to-end tests find it. */
export function chromiumPath(): string {
  const given = process.env.CHROMIUM_PATH
  if (given) return given
  for (const name of ['chromium', 'chromium-browser', 'google-chrome']) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8' }).trim()
    } catch {
      // Not under this name.
    }
  }
  throw new Error('No Chromium found. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.')
}
