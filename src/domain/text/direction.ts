const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/**
 * A text with letters that run from right to left as an isolate (U+2068 … U+2069), so that it leaves the order of the
 * sentence or line around it as it is. Any other text stays without marks: numbers and codes are copied from it.
 */
export const isolate = (text: string) => (rightToLeft.test(text) ? `\u2068${text}\u2069` : text)
