import { X } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { wishlistWords } from '@/content/wishlist'
import type { ProductSummary } from '@/domain/product'
import { Picture } from '@/storefront/shared/picture'
import { PriceLine } from '@/storefront/shared/price-line'
import { useLivePrice } from '@/storefront/shared/use-live-price'
import { useQuickAdd } from '@/storefront/shared/use-quick-add'
import { Button } from '@/ui/button'

/** A remembered product with its two actions in plain sight. */
export function WishlistItem({ product, onRemove }: { product: ProductSummary; onRemove: () => void }) {
  const price = useLivePrice(product)
  const { add, added, soldOut, label } = useQuickAdd(product)
  return (
    <article className="relative flex h-full min-w-0 flex-col">
      <div className="relative aspect-4/5 overflow-hidden rounded-picture bg-sand">
        <Picture
          src={product.picture.src}
          alt=""
          sizes="(min-width: 1000px) 25vw, (min-width: 760px) 33vw, 50vw"
          className={soldOut ? 'opacity-60' : ''}
        />
        <button
          type="button"
          aria-label={wishlistWords.remove(product.title)}
          onClick={onRemove}
          className="absolute end-2 top-2 z-1 grid size-9 place-items-center rounded-full bg-chip-veil text-chip-on transition-colors duration-fast after:absolute after:-inset-1.5 hover:bg-chip hover:text-badge-sale"
        >
          <X size={20} strokeWidth={1.6} aria-hidden="true" />
        </button>
      </div>
      <h2 className="mt-3 line-clamp-2 font-text text-14 leading-snug font-normal tracking-normal">
        <Link to={paths.product(product.slug)} className="after:absolute after:inset-0">
          {product.title}
        </Link>
      </h2>
      <div className="mb-3">
        <PriceLine price={price} />
      </div>
      <Button
        look={added ? 'done' : 'line'}
        size="medium"
        disabled={soldOut}
        onClick={add}
        aria-label={`${label}: ${product.title}`}
        className="z-1 mt-auto w-full"
      >
        {label}
      </Button>
    </article>
  )
}
