/**
 * Widths in px, besides its own, in which a picture is stored: for a thumbnail, a card, a phone of 412 points of 1.75 px or
 * 360 of 2, and one of 412 of 3. Pictures that were uploaded before a change of this list lack what it adds.
 */
const smaller = [206, 412, 724, 1240]

/** The widths in which a picture of this width is stored, its own last. */
export const widthsOf = (width: number) => [...smaller.filter((each) => each < width), width]

/** An upload's address ends in its width (src/data/storage/product-images.ts). One without has a single file. */
const uploaded = /^(.*\/public\/product-images\/[0-9a-f-]{36})-([1-9]\d{0,3})(\.webp|\.jpg)$/
const illustrated = /^(\/catalogue\/.+)\.webp$/
/** A poster of the sample's collections, in two widths. */
const poster = /^(\/art\/collection-.+)-824\.webp$/

type PictureFile = { src: string; width: number | null }

/**
 * The files of a picture, from the smallest: of an upload, of an illustration of the sample catalogue; only the address
 * itself, with no width, where it is somewhere else.
 */
export function pictureFiles(src: string): PictureFile[] {
  const [, art] = poster.exec(src) ?? []
  if (art) return [412, 824].map((width) => ({ src: `${art}-${width}.webp`, width }))
  const [, drawing] = illustrated.exec(src) ?? []
  const [, name = drawing, own = 824, ending = '.webp'] = uploaded.exec(src) ?? []
  if (!name) return [{ src, width: null }]
  return widthsOf(Number(own)).map((width) => ({
    src: width === Number(own) ? src : `${name}-${width}${ending}`,
    width,
  }))
}

/** The picture's widths as a `srcset`; undefined where it has one size only. */
export function pictureSources(src: string): string | undefined {
  const files = pictureFiles(src)
  return files.length > 1 ? files.map((file) => `${file.src} ${file.width}w`).join(', ') : undefined
}
