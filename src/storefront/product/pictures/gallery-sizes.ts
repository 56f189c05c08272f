/** How wide the large picture is, as in `sizes`: with thumbnails beside it, or a single one. */
export const gallerySizes = (many: boolean) =>
  `(min-width: 1280px) ${many ? 605 : 709}px, (min-width: 760px) ${many ? 45 : 55}vw, 100vw`
