import { partsOf, sizeOf } from './options/size-parts'
import type { Chosen } from './stock'

// What the address of a product's page says of the variant, in the parameters that `paths.variant` writes.

/** Names of sizes and colours have at most 40 characters; a text of many more, marks included, is none of them. */
const longest = 200

/**
 * The option that a text names, however its letters are written. The language's own comparison, as `fold` with its
 * tables would be a hundredth of what the page loads.
 */
function optionOf(options: readonly string[], text: string | null): string | null {
  if (text === null || text.length > longest) return null
  if (options.includes(text)) return text
  const typed = text.trim()
  const isSame = (option: string) => option.localeCompare(typed, 'en', { sensitivity: 'base' }) === 0
  return options.find(isSame) ?? null
}

/** The colour and size that an address asks for, as the product has them; null for what it does not have. */
export function choiceIn(
  search: string,
  { colors, sizes }: { colors: readonly string[]; sizes: readonly string[] },
): Chosen {
  const asked = new URLSearchParams(search)
  const size = sizeOf(asked.get('size') ?? '', asked.get('third') ?? '')
  return { color: optionOf(colors, asked.get('color')), size: optionOf(sizes, size || null) }
}

/** The parameters of an address with another choice. All others stay. */
export function withChoice(search: string, { color, size }: Chosen): string {
  const parameters = new URLSearchParams(search)
  const [first, third] = partsOf(size ?? '')
  for (const [name, value] of Object.entries({ color, size: first, third })) {
    parameters.delete(name)
    if (value) parameters.append(name, value)
  }
  return parameters.toString()
}
