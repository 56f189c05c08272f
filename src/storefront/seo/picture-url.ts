import { absolute, site } from '@/config/site'

/** The whole address of a picture; null for what an owner typed that is no address. */
export const pictureUrl = (src: string): string | null =>
  src !== '' && URL.canParse(src, site) ? absolute(src) : null
