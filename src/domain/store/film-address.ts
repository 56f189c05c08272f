/** A film on another site: what plays it, and what the site is called. */
export type EmbeddedFilm = { player: string; site: string }

/** The player of a film by the address of its page, one that sets no cookie before it plays; null for any other address. */
export function embeddedFilm(address: string): EmbeddedFilm | null {
  const [, tube] =
    /^https:\/\/(?:www\.)?(?:youtube\.com\/(?:watch\?v=|shorts\/)|youtu\.be\/)([\w-]{11})(?:[?&].*)?$/.exec(
      address,
    ) ?? []
  if (tube !== undefined)
    return { player: `https://www.youtube-nocookie.com/embed/${tube}?autoplay=1`, site: 'YouTube' }
  const [, vimeo] = /^https:\/\/(?:www\.)?vimeo\.com\/(\d{5,12})(?:[?/].*)?$/.exec(address) ?? []
  return vimeo === undefined
    ? null
    : { player: `https://player.vimeo.com/video/${vimeo}?autoplay=1&dnt=1`, site: 'Vimeo' }
}

/** Where players come from: what a page's policy has to allow. */
export const filmPlayers = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const
