/** Whether two contents say the same: the database writes the keys of an object in an order of its own. */
export function isSameContent(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (Array.isArray(one) || Array.isArray(other))
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((each, place) => isSameContent(each, other[place]))
    )
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  return differingKeys(one, other).length === 0
}

/** The keys of two objects under which they differ; one that is undefined is not there. */
export function differingKeys(one: object, other: object): string[] {
  const [a, b] = [new Map(Object.entries(one)), new Map(Object.entries(other))]
  return [...new Set([...a.keys(), ...b.keys()])].filter((key) => !isSameContent(a.get(key), b.get(key)))
}
