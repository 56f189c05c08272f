/**
 * The one address of a page that was asked for in other letters or with more slashes: `/FAQ/` and `/%66aq` are `/faq`.
 * In the admin only the names of screens are the software's; order numbers keep their letters.
 */
export function canonicalPath(pathname: string): string {
  const parts = pathname.split('/').filter(Boolean).map(decoded)
  const isAdmin = parts[0]?.toLowerCase() === 'admin'
  const written = parts.map((part, place) => (isAdmin && place > 1 ? part : part.toLowerCase()))
  return `/${written.map(encodeURIComponent).join('/')}`
}

/** A part that is no text, such as `%ff`, stays as it is written. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
