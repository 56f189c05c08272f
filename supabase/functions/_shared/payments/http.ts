// HTTP helpers that the payment functions share.
import { DatabaseError } from './database.ts'
import { ProviderError, RefusedEvent } from './provider.ts'

/** Browsers call from the storefront, whose origin is not the API's. No cookie is involved. */
const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'authorization, apikey, content-type, x-client-info',
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Max-Age': '86400',
}

/** Larger than any event of a provider. */
const longestBody = 500_000

export const answer = (status: number, body: object) => Response.json(body, { status, headers: cors })

/** Answers what every endpoint answers alike: a browser's preflight and other methods. Null for a POST. */
export function answerOther(request: Request): Response | null {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors })
  return request.method === 'POST' ? null : answer(405, { message: 'USE_POST' })
}

/** @throws DatabaseError for one that is too long */
export async function bodyOf(request: Request): Promise<string> {
  // What says that it is too long is not read at all.
  if (Number(request.headers.get('content-length')) > longestBody)
    throw new DatabaseError(413, 'TOO_LONG', null)
  const text = await request.text()
  if (text.length > longestBody) throw new DatabaseError(413, 'TOO_LONG', null)
  return text
}

/** A failure as the shop's own pages read it: {message, details}. What is not the caller's fault is logged. */
export function failure(error: unknown): Response {
  if (error instanceof RefusedEvent) return answer(400, { message: 'REFUSED_EVENT' })
  if (error instanceof DatabaseError && error.status < 500)
    return answer(error.status, { message: error.message, details: error.detail })
  console.error(error)
  if (error instanceof ProviderError)
    return answer(error.final ? 409 : 502, {
      message: error.final ? 'PROVIDER_REFUSED' : 'PROVIDER_UNAVAILABLE',
    })
  return answer(503, { message: 'UNAVAILABLE' })
}
