// Lenient readers of the facts of a mail: what is missing is empty. Timestamps come with a blank from the embedded back
// end.

/** A timestamp with time zone in milliseconds. */
export function toTime(timestamp: string): number {
  return Date.parse(timestamp.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00'))
}

/** Parsed or unparsed JSON as a list of objects; anything else as an empty one. */
export function toRecords(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'object' && entry !== null) : []
}

/** Any value as an object; what is none as an empty one. */
export function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

export function toText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
