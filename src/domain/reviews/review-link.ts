const pattern = /^#([0-9a-f]{64})(?:\.([1-5])\.(.{1,200}))?$/

/** What follows the # of a review link: the secret, and the stars and the product that were chosen in the mail. */
export function parseReviewLink(hash: string): { token: string; stars: number | null; slug: string } {
  const [, token = '', stars, slug = ''] = pattern.exec(hash) ?? []
  return { token, stars: stars ? Number(stars) : null, slug: readable(slug) }
}

function readable(slug: string): string {
  try {
    return decodeURIComponent(slug)
  } catch {
    return slug
  }
}
