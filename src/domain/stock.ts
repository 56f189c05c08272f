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
 * The variant to take when nobody has chosen: the preferred size and colour if it is there, else the preferred
 * colour, else anything in stock, in the order in which the product lists its sizes and colours.
 */
export function firstAvailable(
  product: { variants: readonly Variant[]; sizes: readonly string[]; colors: readonly string[] },
  preferred: { size: string; color: string },
): Variant | undefined {
  const size = defaultChoice(product.sizes, preferred.size)
  const color = defaultChoice(product.colors, preferred.color)
  const rank = (variant: Variant) =>
    Number(variant.color !== color) * 1000 +
    Number(variant.size !== size) * 100 +
    product.colors.indexOf(variant.color) * 10 +
    product.sizes.indexOf(variant.size)
  return product.variants.filter((variant) => variant.quantity > 0).toSorted((a, b) => rank(a) - rank(b))[0]
}
