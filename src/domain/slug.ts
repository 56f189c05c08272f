/**
 * Lowercase, runs of non-alphanumerics to one hyphen, none at the ends (specification 5). Accents go first, so
 * that `Néroli` becomes `neroli`. A cut at `maxLength` leaves no hyphen at the end either.
 */
export function toSlug(title: string, maxLength = Number.POSITIVE_INFINITY): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, maxLength)
    .replace(/-+$/, '')
}
