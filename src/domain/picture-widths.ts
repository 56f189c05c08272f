/**
 * Widths in px, besides its own, in which a picture is stored: for a thumbnail, a card, and the screens of phones. Pictures
 * that were uploaded before a change of this list lack what it adds.
 */
const smaller = [206, 412, 824, 1240]

/** The widths in which a picture of this width is stored, its own last. */
export const widthsOf = (width: number) => [...smaller.filter((each) => each < width), width]

/** An upload's address ends in its width (src/data/storage/product-images.ts). One without has a single file. */
const uploaded =
  /^(.*\/storage\/v1\/object\/public\/product-images\/[0-9a-f-]{36})-([1-9]\d{0,3})(\.(?:webp|jpg))$/
const illustrated = /^(\/catalogue\/.+)\.webp$/

type PictureFile = { src: string; width: number | null }

/**
 * The files of a picture, from the smallest: of an upload, of an illustration of the sample catalogue; only the address
 * itself, with no width, where it is somewhere else.
 */
export function pictureFiles(src: string): PictureFile[] {
  const drawing = illustrated.exec(src)?.[1]
  if (drawing)
    return widthsOf(824).map((width) => ({ src: width === 824 ? src : `${drawing}-${width}.webp`, width }))
  const [, name, width, ending] = uploaded.exec(src) ?? []
  if (!width) return [{ src, width: null }]
  return widthsOf(Number(width)).map((each) => ({ src: `${name}-${each}${ending}`, width: each }))
}

/** The picture's widths as a `srcset`; undefined where it has one size only. */
export function pictureSources(src: string): string | undefined {
  const files = pictureFiles(src)
  return files.length > 1 ? files.map((file) => `${file.src} ${file.width}w`).join(', ') : undefined
}
