import type { Media } from '@/domain/store/media'

const art = (src: string, widths: readonly number[], width: number, height: number): Media => ({
  formats: ['avif', 'webp'],
  color: null,
  alt: '',
  ...{ src, widths, width, height },
})

/** The pictures of a banner that the software brings, by the name of their files in public/art. */
export const bannerArt = (name: string) => ({
  wide: art(`/art/${name}`, [1240, 2480], 1240, 420),
  tall: art(`/art/${name}-phone`, [390, 780], 390, 300),
})
