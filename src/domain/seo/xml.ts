export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n'

export const element = (name: string, content: string) => `<${name}>${content}</${name}>`

/** A text for XML, whatever it holds: also without the characters that XML has no place for. */
export const xmlText = (text: string) =>
  text
    .toWellFormed()
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)
