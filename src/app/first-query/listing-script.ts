// The inline script of every list's page: starts the list's request before the bundle is there, and fetches the first
// pictures as soon as they are known. What fails here is done by the page as usual.
import { firstPage, listingArguments } from '@/data/products/listing-request'
import { startFirstRequest } from '@/data/supabase/first-answer'
import { isStored } from '@/data/supabase/session-store'
import { parseListing, sortOf } from '@/domain/facets'
import { cardSizes, priorityCards } from '@/storefront/catalogue/card-sizes'
import { filterOf, listingOf, rulesOf } from '@/storefront/catalogue/listings'
import { readTemplate } from './request-template'
import { showPicture } from './show-picture'

async function start() {
  const template = readTemplate()
  // A member's request goes in the member's name.
  if (!template || !isShell() || isStored()) return
  const listing = listingOf(location.pathname)
  const address = parseListing(new URLSearchParams(location.search), rulesOf(listing))
  const url = new URL(template.url, location.origin)
  const asked = listingArguments(filterOf(listing, address), sortOf(address.sort), firstPage(address.page))
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, String(value))
  const answer = await startFirstRequest(url.href, template.headers)
  if (address.view === 'list') return
  const { products } = await answer.clone().json()
  for (const [position, { image_url: src }] of products.slice(0, priorityCards).entries())
    showPicture(src, { sizes: cardSizes.beside, position })
}

/** True when the HTML has no products of this URL: a shell, or a page that was prerendered for another URL. */
function isShell() {
  const { prerendered, mismatch } = document.documentElement.dataset
  return prerendered === 'shell' || mismatch !== undefined
}

globalThis.firstPictures = start().catch(() => {})
