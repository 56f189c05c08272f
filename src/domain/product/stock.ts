import type { Variant } from './product'

/** The variant of a size and colour, if the product comes in it. */
export function findVariant(variants: readonly Variant[], size: string, color: string): Variant | undefined {
  return variants.find((variant) => variant.size === size && variant.color === color)
}

/** How many of a size and colour can be bought; 0 when the product does not come in it. */
export function stockOf(variants: readonly Variant[], size: string, color: string): number {
  return findVariant(variants, size, color)?.quantity ?? 0
}

/** The preferred choice when it is offered, else the first, else '' (nothing to choose). */
export function defaultChoice(options: readonly string[], preferred: string): string {
  return options.includes(preferred) ? preferred : (options[0] ?? '')
}

/** The number to say in "Only N left in stock!", or null when there is plenty or nothing. */
export function stockHint(quantity: number, from: number): number | null {
  return quantity > 0 && quantity <= from ? quantity : null
}

/**
 * The variant to take before the shopper has chosen: the preferred size and colour if it is in stock, else the nearest
 * size in the preferred colour, else another colour in the order in which the product lists them.
 */
export function firstAvailable(
  product: { variants: readonly Variant[]; sizes: readonly string[]; colors: readonly string[] },
  preferred: { size: string; color: string },
): Variant | undefined {
  const size = defaultChoice(product.sizes, preferred.size)
  const color = defaultChoice(product.colors, preferred.color)
  const rank = (variant: Variant) => {
    const larger = product.sizes.indexOf(variant.size) - product.sizes.indexOf(size)
    return (
      Number(variant.color !== color) * 100_000 +
      Number(variant.size !== size) * 10_000 +
      product.colors.indexOf(variant.color) * 100 +
      Math.abs(larger) * 2 +
      Number(larger > 0)
    )
  }
  return product.variants.filter((variant) => variant.quantity > 0).toSorted((a, b) => rank(a) - rank(b))[0]
}

/** The shopper's selection; null until they choose. */
export type Chosen = { size: string | null; color: string | null }

/**
 * The size and colour that a product page shows as selected. What the shopper chose stays, sold out or not. The rest is
 * the preferred choice, or another one that can be bought while the preferred one is sold out. The colour does not
 * depend on the chosen size: which sizes are sold out is shown for the selected colour.
 */
export function selectedChoice(
  product: { variants: readonly Variant[]; sizes: readonly string[]; colors: readonly string[] },
  chosen: Chosen,
  preferred: { size: string; color: string },
): { size: string; color: string } {
  const color =
    chosen.color ??
    firstAvailable(product, preferred)?.color ??
    defaultChoice(product.colors, preferred.color)
  const variants = product.variants.filter((variant) => variant.color === color)
  const size =
    chosen.size ??
    firstAvailable({ ...product, variants }, preferred)?.size ??
    defaultChoice(product.sizes, preferred.size)
  return { size, color }
}
