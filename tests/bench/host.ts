// What stands in front of a shop on any host: TLS, HTTP/2 or, over HTTP/1.1, six files at once, and Brotli as well as it goes.
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

/** As browsers and servers agree on it. */
export type Protocol = 'h2' | 'http/1.1'

const compress = promisify(brotliCompress)
const isText = /^(text\/|image\/svg|application\/(javascript|json|manifest|xml))|\+(json|xml)/
/** What HTTP/2 has otherwise, or what changes here. */
const replaced = /^(:.*|host|connection|keep-alive|transfer-encoding|accept-encoding|content-length)$/

/** Serves the shop at this address of the local server on a free port. */
export async function hostOf(
  shop: string,
  protocol: Protocol = 'h2',
): Promise<{ url: string; close: () => void }> {
  const options = { ...certificate(), allowHTTP1: true, ALPNProtocols: [protocol] }
  const server = createSecureServer(options, (request, response) => {
    answer(shop, request, response).catch((error: unknown) => {
      console.error(error)
      response.writeHead(502).end()
    })
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The host has no port')
  return { url: `https://localhost:${address.port}`, close: () => server.close() }
}

/** A new certificate for this machine, which this process trusts; the browser ignores it (launchOptions). */
function certificate(): { key: string; cert: string } {
  const request =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost'
  const made = execFileSync(
    'openssl',
    [...request.split(' '), '-addext', 'subjectAltName=DNS:localhost', '-keyout', '-', '-out', '-'],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  )
  setDefaultCACertificates([...getCACertificates('default'), made])
  return { key: made, cert: made }
}

async function answer(shop: string, request: Http2ServerRequest, response: Http2ServerResponse) {
  const { method, url } = request
  const chunks: Uint8Array[] = []
  for await (const chunk of request) chunks.push(chunk)
  const asked = Object.entries(request.headers)
    .filter(([name]) => !replaced.test(name))
    .map(([name, value]) => [name, String(value)])
  const answered = await fetch(shop + url, {
    method,
    headers: { ...Object.fromEntries(asked), 'accept-encoding': 'identity' },
    redirect: 'manual',
    ...(method !== 'GET' && method !== 'HEAD' && { body: Buffer.concat(chunks) }),
  })
  const body = Buffer.from(await answered.arrayBuffer())
  const takes = /\bbr\b/.test(String(request.headers['accept-encoding']))
  const isWorth = takes && body.byteLength > 500 && isText.test(answered.headers.get('content-type') ?? '')
  const sent = isWorth ? await packed(url, body) : body
  response.writeHead(answered.status, {
    ...Object.fromEntries([...answered.headers].filter(([name]) => !replaced.test(name))),
    ...(isWorth && { 'content-encoding': 'br' }),
    ...(sent.byteLength > 0 && { 'content-length': sent.byteLength }),
  })
  response.end(sent)
}

/** Built files are compressed once, and as well as it goes. */
const built = new Map<string, Promise<Buffer>>()

function packed(url: string, body: Buffer): Promise<Buffer> {
  const pack = (quality: number) => compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
  if (!url.startsWith('/assets/')) return pack(5)
  const known = built.get(url) ?? pack(11)
  built.set(url, known)
  return known
}
