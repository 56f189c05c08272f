// A product with a third option has sizes of two parts: `30 cl / Left`, where `Left` is the third option's.

const sign = ' / '

/** The first part of a size, and what comes behind it; '' for a size of one part. */
export function partsOf(size: string): [first: string, third: string] {
  const [first = '', ...others] = size.split(sign)
  return [first, others.join(sign)]
}

/** The reverse of `partsOf`. */
export const sizeOf = (first: string, third: string): string => [first, third].filter(Boolean).join(sign)

/** What is chosen of a variant: the words of its options, with their own names, '' where they are called as everywhere. */
export function choicesOf(
  product: { size_name: string; color_name: string; third_name: string },
  variant: { size: string; color: string },
  word: (name: string) => string,
) {
  const [size, third] = product.third_name ? partsOf(variant.size) : [variant.size, '']
  return {
    size: { name: word(product.size_name), value: word(size) },
    color: { name: word(product.color_name), value: word(variant.color) },
    third: { name: word(product.third_name), value: word(third) },
  }
}

/**
 * What is chosen of a size, a group for each of its parts with the size that every choice leads to: the one that has the
 * other part of the chosen size, if there is one.
 */
export function sizeGroups(
  product: { sizes: readonly string[]; size_name: string; third_name: string },
  chosen: string,
) {
  const { sizes, size_name, third_name } = product
  const split = (size: string) => (third_name ? partsOf(size) : [size])
  const names = third_name ? [size_name, third_name] : sizes.length > 0 ? [size_name] : []
  return names.map((name, place) => {
    const sizeOfPart = new Map<string | undefined, string>()
    for (const size of sizes) {
      const parts = split(size)
      const value = parts[place]
      const isNearest = split(chosen).every((part, at) => at === place || part === parts[at])
      if (isNearest || !sizeOfPart.has(value)) sizeOfPart.set(value, size)
    }
    return { name, choices: [...sizeOfPart].map(([value = '', size]) => ({ value, size })) }
  })
}
