import { site } from '@/config/site'
import { listingQuery } from '@/data/products/listing-queries'
import { productQuery } from '@/data/products/product-queries'
import { makeQueryClient } from '../query-client'
import type { FirstRequest } from '../route-manifest'
import type { RequestTemplate } from './request-template'

/** The first requests of the shells, exactly as the client sends them, with listings to fill in. Runs at build time. */
export async function firstRequests(): Promise<Record<FirstRequest, RequestTemplate>> {
  const client = makeQueryClient()
  const retry = false
  return {
    product: await record(() => client.fetchQuery({ ...productQuery('{slug}'), retry })),
    // The inline script sets all of its parameters (listing-script.ts).
    listing: await record(() => client.fetchInfiniteQuery({ ...listingQuery({}, 'featured', 1), retry })),
  }
}

/** The request that a question leads to, without sending it. */
async function record(ask: () => Promise<unknown>): Promise<RequestTemplate> {
  const { fetch } = globalThis
  let template: RequestTemplate | undefined
  globalThis.fetch = async (url, request) => {
    template = {
      url: withoutOwnOrigin(String(url)),
      headers: Object.fromEntries(new Headers(request?.headers)),
    }
    throw new Error('Recorded, not sent')
  }
  await ask().catch(() => {})
  globalThis.fetch = fetch
  if (!template) throw new Error('A first request was not sent')
  return template
}

/** A path alone when the back end is at the shop's own origin. */
function withoutOwnOrigin(text: string): string {
  const url = new URL(text)
  return url.origin === site ? url.pathname + url.search : url.href
}
