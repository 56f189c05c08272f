// Takes what a provider reports of a payment: the signature is the check. The last part of the path names the provider.
import { paths } from '../../../../src/config/paths.ts'
import { cardProviders } from '../../../../src/domain/money/card-provider.ts'
import { type Env, webAddress } from '../mail/env.ts'
import { pagesAt } from '../mail/pages-at.ts'
import { asService } from './database.ts'
import { answer, answerOther, bodyOf, failure } from './http.ts'
import { providerOf } from './providers.ts'
import { hashOf, recordEvent } from './record.ts'
import { returnPath } from './return-path.ts'

export async function handleWebhook(
  request: Request,
  env: Env,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const [, part, isReturn] = /\/payment-webhook\/([a-z]+)(\/return)?\/?$/.exec(pathname) ?? []
  const name = cardProviders.find((each) => each === part)
  if (name === undefined) return answer(404, { message: 'NO_SUCH_PROVIDER' })
  if (isReturn) return backToShop(searchParams, webAddress(env, 'SITE_URL'))
  const other = answerOther(request)
  if (other) return other
  try {
    const provider = providerOf(name, env, fetch)
    const body = await bodyOf(request)
    const event = await provider.read(request, body)
    if (event === null) return provider.answer('noted')
    const verdict = await recordEvent({
      database: asService(env, fetch),
      provider,
      event,
      bodyHash: await hashOf(body),
    })
    return provider.answer(verdict)
  } catch (error) {
    return failure(error)
  }
}

/** CMI sends the shopper's browser back with a posted form, which a static host does not answer. */
function backToShop(query: URLSearchParams, site: string): Response {
  const orderId = query.get('order') ?? ''
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(orderId)
  const path = isId ? returnPath(orderId) : paths.home
  return new Response(null, { status: 303, headers: { Location: pagesAt(site, query.get('in')) + path } })
}
