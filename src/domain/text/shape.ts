/**
 * Whether a value, which may be anything, has the keys of a sample with the same kinds of values. An element of a list is
 * like the sample's first; an empty list in the sample is one of texts, and its null is null or a text.
 */
export function hasShapeOf<Sample>(sample: Sample, value: unknown): value is Sample {
  if (sample === null) return value === null || typeof value === 'string'
  if (Array.isArray(sample)) {
    const [first = ''] = sample
    return Array.isArray(value) && value.every((each) => hasShapeOf(first, each))
  }
  if (typeof sample !== 'object') return typeof value === typeof sample
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const parts = new Map<string, unknown>(Object.entries(value))
  return Object.entries(sample).every(([key, part]) => hasShapeOf(part, parts.get(key)))
}
