// The hash of CMI's gateway, version 3: the values of all parameters in the order of their names, escaped and joined by
// `|` with the store key at the end, as base64 of SHA-512.

const unsigned = new Set(['hash', 'encoding'])

export async function cmiHash(fields: Record<string, string>, storeKey: string): Promise<string> {
  const values = Object.entries(fields)
    .filter(([name]) => !unsigned.has(name.toLowerCase()))
    .toSorted(([a], [b]) => compareNames(a, b))
    .map(([, value]) => value)
  const text = [...values, storeKey].map(escapeValue).join('|')
  const digest = await crypto.subtle.digest('SHA-512', new TextEncoder().encode(text))
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
}

const escapeValue = (value: string) => value.replaceAll('\\', '\\\\').replaceAll('|', '\\|')

/** Without regard to case, and numbers inside names as numbers, as PHP's natcasesort in CMI's own samples. */
function compareNames(a: string, b: string): number {
  const left = partsOf(a)
  const right = partsOf(b)
  for (const [i, part] of left.entries()) {
    const other = right[i]
    if (other === undefined) return 1
    if (part === other) continue
    const numbers = /^\d/.test(part) && /^\d/.test(other)
    if (numbers && Number(part) !== Number(other)) return Number(part) - Number(other)
    if (!numbers) return part < other ? -1 : 1
  }
  return left.length - right.length
}

const partsOf = (name: string) => name.toUpperCase().match(/\d+|\D+/g) ?? []
