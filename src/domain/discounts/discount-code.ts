/** A code as it was typed, and whether it is to be used. */
export type TypedCode = { text: string; isUsed: boolean }

/** Longer than any code: what else is typed or pasted is cut here, before it is stored or sent. */
export const codeLength = 60

/** A code that a browser has stored, which may be anything. */
export function parseTypedCode(stored: string): TypedCode {
  const value: unknown = stored.length > 1000 ? null : JSON.parse(stored)
  const known = new Map(Object.entries(value ?? {}))
  const text = known.get('text')
  return typeof text === 'string'
    ? { text: text.slice(0, codeLength), isUsed: known.get('isUsed') === true && text.trim() !== '' }
    : noCode
}

export const noCode: TypedCode = { text: '', isUsed: false }
