const widths = [206, 412, 824]

/**
 * The sources of one of the shop's own illustrations (`/catalogue/….webp`), which exist as AVIF in three widths;
 * undefined for an uploaded photo, which has one size.
 */
export function drawingSources(src: string) {
  const drawing = /^(\/catalogue\/.+)\.webp$/.exec(src)?.[1]
  return (
    drawing && {
      avif: widths.map((width) => `${drawing}-${width}.avif ${width}w`).join(', '),
      webp: `${drawing}-412.webp 412w, ${src} 824w`,
    }
  )
}
