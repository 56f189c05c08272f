/**
 * Lowercase, runs of non-alphanumerics to one hyphen, none at the ends (specification 5). Accents go first, so
 * that `Néroli` becomes `neroli`.
 */
export function toSlug(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}
