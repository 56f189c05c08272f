/** The addresses of the app's icons and of the picture for those who share a page, with the names of their files beside the mark. */
export const markIcons = {
  '/icons/apple-touch-icon.png': '180',
  '/icons/icon-192.png': '192',
  '/icons/icon-512.png': '512',
  '/icons/maskable-512.png': 'maskable',
  '/og.png': '1200',
} as const
export type MarkIcon = (typeof markIcons)[keyof typeof markIcons]

/** Where an icon lies that was drawn from the mark at `src`. */
export const markIconFile = (src: string, icon: MarkIcon) => `${src.replace(/\.\w+$/, '')}-icon-${icon}.png`
