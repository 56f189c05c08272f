import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { lookbookWords as words } from '@/content/pages/lookbook'
import { MediaPicture } from '@/storefront/shared/page/media-picture'
import { buttonClass } from '@/ui/button'
import type { Look } from './look'
import { LookProducts } from './look-products'

/**
 * A look as a double page: its picture to the screen's edge, text and products beside it.
 * @param fades whether its picture appears gently, as after a turn; the one that a page opens with is shown at once
 */
export function LookSpread({ look, fades }: { look: Look; fades: boolean }) {
  const { collection, title, subtitle, text, picture, products } = look
  return (
    <article
      aria-labelledby="look"
      className="lg:grid lg:grid-cols-[minmax(0,6fr)_minmax(0,7fr)] lg:items-start"
    >
      <div className="relative aspect-4/5 max-h-[78dvh] w-full overflow-hidden lg:sticky lg:top-18 lg:max-h-[calc(100dvh-4.5rem)]">
        {picture && (
          <MediaPicture
            media={picture}
            sizes="(min-width: 62.5rem) 46vw, 100vw"
            priority
            className={`dimmed absolute inset-0 size-full object-cover ${fades ? 'transition-opacity duration-slow ease-out starting:opacity-0' : ''}`}
          />
        )}
      </div>
      <div className="px-gutter pt-8 pb-section lg:ps-[clamp(2.5rem,5vw,5rem)] lg:pe-[max(var(--gutter),calc((100vw-var(--page))/2))] lg:pt-14">
        <h2 id="look" className="text-hero leading-[0.92] tracking-[-0.032em]">
          {title}
        </h2>
        <p className="mt-4 font-display text-28 leading-tight font-medium tracking-tight text-look-accent">
          {subtitle}
        </p>
        <p className="mt-4 max-w-prose text-16 leading-relaxed text-pretty text-look-muted md:text-20 md:leading-relaxed">
          {text}
        </p>
        {collection && (
          <Link
            to={paths.collection(collection.slug)}
            className={`${buttonClass({ look: 'text', size: 'huge' })} mt-7 bg-look-ink text-look hover:text-look hover:opacity-90`}
          >
            {words.shop}
          </Link>
        )}
        {products.length > 0 && <LookProducts products={products} />}
      </div>
    </article>
  )
}
