// The inline script of the product's shell: starts the product's request before the bundle is there, and fetches its
// first picture as soon as that is known. What fails here is done by the page as usual.
import { preferredChoice, sampleProduct } from '@/config/product-defaults'
import { startFirstRequest } from '@/data/supabase/first-answer'
import { isStored } from '@/data/supabase/session-store'
import { picturesOf } from '@/domain/product'
import { selectedChoice } from '@/domain/stock'
import { gallerySizes } from '@/storefront/product/gallery-sizes'
import { filledUrl, readTemplate } from './request-template'
import { showPicture } from './show-picture'

async function start() {
  const template = readTemplate()
  // A member's request goes in the member's name.
  if (!template || isStored()) return
  const slug = decodeURIComponent(location.pathname.split('/')[2] ?? '') || sampleProduct
  const url = filledUrl(template, { slug })
  const answer = await startFirstRequest(url, template.headers)
  const row = await answer.clone().json()
  if (!row) return
  const { images, colors, sizes, product_variants: variants } = row
  const { color } = selectedChoice({ variants, sizes, colors }, { size: null, color: null }, preferredChoice)
  const [first, ...others] = picturesOf(images, color)
  if (first) showPicture(first.src, { sizes: gallerySizes(others.length > 0), position: 0 })
}

globalThis.firstPictures = start().catch(() => {})
