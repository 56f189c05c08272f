/** Only sizes have two parts. */
const oneName = (name: string) => name.replaceAll(' / ', '/')

/** Sizes of two parts for a new product with a third option. One without sizes has that in their place. */
export function newOptions(
  product: { sizes: string[]; sizeName: string; thirdName: string },
  thirds: readonly string[],
) {
  const { sizes, sizeName, thirdName } = product
  if (thirds.length === 0) return { sizes, sizeName, thirdName }
  const others = thirds.map(oneName)
  return sizes.length === 0
    ? { sizes: others, sizeName: thirdName, thirdName: '' }
    : {
        sizes: sizes.flatMap((size) => others.map((third) => `${oneName(size)} / ${third}`)),
        sizeName,
        thirdName,
      }
}
