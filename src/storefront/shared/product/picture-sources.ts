/**
 * The widths in which an illustration of the sample catalogue (`/catalogue/….webp`) can be had, as a `srcset`; undefined
 * for an uploaded photo, which has one size.
 */
export function illustrationWidths(src: string): string | undefined {
  const path = /^(\/catalogue\/.+)\.webp$/.exec(src)?.[1]
  return path && `${path}-206.webp 206w, ${path}-412.webp 412w, ${src} 824w`
}
