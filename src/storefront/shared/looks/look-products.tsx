import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { lookbookWords as words } from '@/content/pages/lookbook'
import { common } from '@/content/shared/common'
import { named } from '@/content/shared/lists'
import type { ProductSummary } from '@/domain/product/product'
import { QuickAdd } from '@/storefront/shared/cart/quick-add'
import { useMoney } from '@/storefront/shared/preferences/money'
import { Picture } from '@/storefront/shared/product/picture'
import { useLivePrice } from '@/storefront/shared/product/use-live-price'

/** Products of the look, in one row. */
export function LookProducts({ products }: { products: readonly ProductSummary[] }) {
  return (
    <section aria-labelledby="look-products" className="mt-10 border-t border-look-ink/25 pt-6 lg:mt-14">
      <h3 id="look-products" className="mb-5 text-14 font-semibold">
        {words.products(products.length)}
      </h3>
      <ul className="grid gap-4 md:grid-cols-3 md:gap-5">
        {products.map((product) => (
          <li key={product.id}>
            <LookProduct product={product} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const frame = 'grid grid-cols-[7rem_1fr] gap-x-4 md:grid-cols-1 md:gap-y-3'
const action =
  'inline-flex min-h-11 items-center text-14 font-semibold underline decoration-look-ink/40 underline-offset-4 hover:decoration-current'

function LookProduct({ product }: { product: ProductSummary }) {
  const { money } = useMoney()
  const price = useLivePrice(product)
  return (
    <article aria-label={product.title} className={`${frame} group`}>
      <Link
        to={paths.product(product.slug)}
        tabIndex={-1}
        aria-hidden="true"
        className="block aspect-4/5 overflow-hidden rounded-picture"
      >
        <Picture
          src={product.picture.src}
          alt=""
          sizes="(min-width: 62.5rem) 17vw, (min-width: 47.5rem) 30vw, 112px"
          className="transition-transform duration-slow ease-out group-hover:scale-[1.035]"
        />
      </Link>
      <div className="flex min-w-0 flex-col justify-center">
        <h4 className="text-14 leading-snug">{product.title}</h4>
        <p className="mt-0.5 flex flex-wrap items-baseline gap-x-2 tabular-nums">
          <strong className="font-bold">{money(price.now)}</strong>
          {price.was !== null && (
            <s className="text-14 text-look-muted">
              <span className="sr-only">{common.was} </span>
              <span>{money(price.was)}</span>
            </s>
          )}
        </p>
        <p className="mt-1 flex flex-wrap gap-x-4">
          <QuickAdd product={product} label={words.quick}>
            {({ props, words: label }) => (
              <button type="button" {...props} className={action}>
                {label}
              </button>
            )}
          </QuickAdd>
          <Link
            to={paths.product(product.slug)}
            aria-label={named(words.details, product.title)}
            className={action}
          >
            {words.details}
          </Link>
        </p>
      </div>
    </article>
  )
}
