import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { openingWords as words } from '@/content/shared/opening'
import { useShopSettings } from '@/data/settings/shop-settings'
import { SubscribeForm } from '@/storefront/shared/forms/subscribe-form'

/** The first page of a shop that has nothing for sale yet. */
export function OpeningPage() {
  const shop = useShopSettings()
  return (
    <section className="bg-surface-hero">
      <div className="wrap grid min-h-[70vh] content-center py-section">
        <p className="text-14 font-bold text-accent md:text-16">{words.title}</p>
        <h1 className="mt-3 max-w-3xl text-hero leading-[0.94] tracking-[-0.032em]">
          {shop?.name || words.unnamed}
        </h1>
        {shop?.tagline && <p className="mt-5 max-w-xl text-20 leading-normal">{shop.tagline}</p>}
        <p className="mt-4 mb-6 max-w-xl text-pretty text-muted md:text-20">{words.text}</p>
        <SubscribeForm topic="newsletter" label={words.title} button={words.subscribe} done={words.done} />
        <p className="mt-6">
          <Link
            to={paths.contact}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:text-accent"
          >
            {words.contact}
          </Link>
        </p>
      </div>
    </section>
  )
}
