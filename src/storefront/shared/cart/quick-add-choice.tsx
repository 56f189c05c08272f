import { useQuery } from '@tanstack/react-query'
import { type RefObject, useId, useState } from 'react'
import { optionWord } from '@/config/shop'
import { swatches } from '@/config/swatches'
import { quickAddWords as words } from '@/content/product/quick-add'
import { common } from '@/content/shared/common'
import { comma } from '@/content/shared/lists'
import { productQuery } from '@/data/products/product-queries'
import { serverNow } from '@/data/supabase/server-clock'
import { type ProductSummary, priceAt, type Variant } from '@/domain/product/product'
import { findVariant, firstAvailable } from '@/domain/product/stock'
import { pricedAs } from '@/domain/product/variant-price'
import { Button } from '@/ui/button'
import { SubscribeForm } from '../forms/subscribe-form'
import { useMoney } from '../preferences/money'
import type { Pick } from './add-product-to-cart'

/** Props of the frames around the choice: a popover and a sheet. */
export type QuickAddFrameProps = {
  product: ProductSummary
  anchor: RefObject<HTMLButtonElement | null>
  open: boolean
  onOpenChange: (open: boolean) => void
  put: (pick: Pick) => Promise<unknown>
}

type QuickAddChoiceProps = {
  product: ProductSummary
  put: (pick: Pick) => Promise<unknown>
  close: () => void
  /** Larger touch targets. */
  roomy?: boolean
}

/**
 * Colours, and sizes as buttons: an available one goes into the cart, a sold-out one opens the restock form. Stock
 * loads on opening; until then the list's own figures count. Where sizes or colours differ in price, each says its own.
 */
export function QuickAddChoice({ product, put, close, roomy = false }: QuickAddChoiceProps) {
  const { data: full, isPending } = useQuery(productQuery(product.slug))
  const { money } = useMoney()
  const [wanted, setWanted] = useState<string | null>(null)
  const [asked, setAsked] = useState<string | null>(
    product.sizes.length > 1 ? null : (product.sizes[0] ?? ''),
  )
  const shown = product.colors[0] ?? ''
  const color = wanted ?? (full && firstAvailable(full, { size: '', color: shown })?.color) ?? shown

  const isGone = (size: string) =>
    full
      ? (findVariant(full.variants, size, color)?.quantity ?? 0) === 0
      : product.quantity === 0 ||
        // With a third option these are the first parts of sizes.
        product.sizesLeft?.every((left) => size !== left && !size.startsWith(`${left} / `))
  const gone = asked !== null && isGone(asked) ? full && findVariant(full.variants, asked, color) : undefined
  const firstLeft = product.sizes.find((size) => !isGone(size))
  const longest = Math.max(...product.sizes.map(({ length }) => length))

  const priceOf = (size: string) => {
    const variant = product.priceTo && full && findVariant(full.variants, size, color)
    return variant ? money(priceAt(pricedAs(full, variant), serverNow()).now) : ''
  }

  const onSize = (size: string) => {
    if (isGone(size)) return setAsked(size)
    close()
    void put(({ variants }) => {
      const variant = findVariant(variants, size, color)
      return variant && variant.quantity > 0 ? variant : undefined
    })
  }
  return (
    <div className="grid gap-3">
      {product.colors.length > 1 && (
        <Colors
          legend={namesOf(full?.color_name) || words.color}
          colors={product.colors}
          value={color}
          onChange={setWanted}
          roomy={roomy}
        />
      )}
      {product.sizes.length > 1 && (
        <div
          role="group"
          aria-label={namesOf(full?.size_name, full?.third_name) || words.size}
          className={`grid gap-1.5 ${roomy && !product.priceTo && longest < 4 ? 'grid-cols-6' : longest > 14 ? 'grid-cols-1' : 'grid-cols-3'}`}
        >
          {product.sizes.map((size) => {
            const soldOut = isGone(size)
            const price = priceOf(size)
            return (
              <button
                key={size}
                type="button"
                {...(size === firstLeft && { 'data-first': true })}
                aria-label={
                  soldOut
                    ? `${optionWord(size)}${comma}${words.soldOut}${comma}${words.notifyMe}`
                    : [optionWord(size), price].filter(Boolean).join(comma)
                }
                {...(soldOut && { 'aria-expanded': size === asked })}
                // Nothing is added at a price that is not said.
                disabled={Boolean(product.priceTo) && isPending}
                onClick={() => onSize(size)}
                className={`grid place-content-center justify-items-center rounded-control border px-1 text-14 font-semibold whitespace-nowrap transition-colors duration-fast ${roomy ? 'h-12' : 'h-11'} ${
                  soldOut
                    ? 'struck border-line font-medium text-muted hover:border-ink aria-expanded:border-ink'
                    : 'border-line-strong bg-surface-raised hover:border-ink hover:bg-ink hover:text-surface'
                }`}
              >
                <span>{optionWord(size)}</span>
                {price && <span className="text-12 font-medium tabular-nums">{price}</span>}
              </button>
            )
          })}
        </div>
      )}
      {asked !== null && product.sizes.length < 2 && !isGone(asked) && (
        <Button
          data-first
          size="medium"
          // Nothing is added at a price that is not said.
          disabled={isPending}
          onClick={() => onSize(asked)}
        >
          <span>{common.addToCart}</span> <span className="tabular-nums">{priceOf(asked)}</span>
        </Button>
      )}
      {gone && <SoldOut key={gone.id} variant={gone} named={product.sizes.length > 1} />}
    </div>
  )
}

/** What options are called that have names of their own. */
const namesOf = (...names: (string | undefined)[]): string =>
  names.flatMap((name) => (name ? [optionWord(name)] : [])).join(' / ')

/** Says what is sold out and takes an address for a restock email. */
function SoldOut({ variant, named }: { variant: Variant; named: boolean }) {
  const size = named ? optionWord(variant.size) : ''
  const name = words.variant(size, optionWord(variant.color))
  return (
    <div className="grid gap-2 text-14">
      <p role="status">
        <b className="font-semibold">{words.soldOutSize(size)}</b> {words.whenBack}
      </p>
      <SubscribeForm
        topic={`back-in-stock:${variant.id}`}
        label={words.emailFor(name)}
        button={words.notifyMe}
        done={() => words.noted(name)}
      />
    </div>
  )
}

type ColorsProps = {
  legend: string
  colors: readonly string[]
  value: string
  onChange: (color: string) => void
  roomy: boolean
}

/** Colour swatches, smaller than on the product page. */
function Colors({ legend, colors, value, onChange, roomy }: ColorsProps) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-14 text-muted">
        {legend} <b className="font-semibold text-ink">{optionWord(value)}</b>
      </legend>
      <div className={`flex flex-wrap ${roomy ? 'gap-3' : 'gap-2.5'}`}>
        {colors.map((color) => (
          <label key={color}>
            <input
              type="radio"
              name={name}
              checked={color === value}
              onChange={() => onChange(color)}
              aria-label={optionWord(color)}
              className="peer absolute size-px opacity-0"
            />
            <span
              title={optionWord(color)}
              style={{ background: swatches[color] }}
              className={`block rounded-full ring-1 ring-ink/30 ring-inset outline-accent peer-checked:outline-2 peer-checked:outline-offset-2 peer-focus-visible:outline-2 peer-focus-visible:outline-offset-3 ${roomy ? 'size-10' : 'size-6'}`}
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
