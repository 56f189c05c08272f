import type { IncomingMessage, ServerResponse } from 'node:http'

/** Answers a request of Node's server with the handler of an edge function. `url` is where the shop is open. */
export function serveBy(
  handler: (request: Request) => Promise<Response>,
  url: string,
  request: IncomingMessage,
  response: ServerResponse,
) {
  void toRequest(request, url)
    .then(handler)
    .then((answer) => send(answer, response))
    .catch((error: unknown) => {
      console.error(error)
      response.writeHead(500).end()
    })
}

async function toRequest(request: IncomingMessage, url: string): Promise<Request> {
  const chunks: Uint8Array[] = []
  for await (const chunk of request) chunks.push(chunk)
  const method = request.method ?? 'GET'
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (typeof value === 'string') headers.set(name, value)
  return new Request(new URL(request.url ?? '/', url), {
    method,
    headers,
    ...(method !== 'GET' && method !== 'HEAD' && { body: Buffer.concat(chunks) }),
  })
}

async function send(answer: Response, response: ServerResponse) {
  response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text())
}
