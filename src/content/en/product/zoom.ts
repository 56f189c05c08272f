/** Words of the large pictures. */
export const zoomWords = {
  title: (title: string) => `${title}, large picture`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  closer: 'Closer',
  whole: 'Whole picture',
  previous: 'Previous picture',
  next: 'Next picture',
} as const
