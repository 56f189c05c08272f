/** The first `length` characters of a text and an ellipsis when there is more. Never half a character. */
export function preview(text: string, length: number): string {
  const characters = Array.from(text.replace(/\s+/g, ' ').trim())
  return characters.length <= length
    ? characters.join('')
    : `${characters.slice(0, length).join('').trimEnd()}…`
}
