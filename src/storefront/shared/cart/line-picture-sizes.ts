/** The width of a line's picture, for its `sizes`. */
export const linePictureSizes = '112px'
