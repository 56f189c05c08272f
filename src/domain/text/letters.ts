// How typed text is compared: one rule for search, codes, options, phone numbers, quantities and postal codes. The database
// has the same (private.tidy, private.fold, private.words), and one table of cases runs against both.

const codes = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
const table = (from: string, to: string) => {
  const values = [...to]
  return new Map([...from].map((letter, index) => [letter, values[index] ?? '']))
}
const mapped = (text: string, pattern: RegExp, map: ReadonlyMap<string, string>) =>
  text.replace(pattern, (letter) => map.get(letter) ?? letter)

// Arabic, Persian, N'Ko, Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada, Malayalam, Thai, Lao,
// Tibetan, Burmese, Khmer, Mongolian.
const zeros = [
  0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0xf20,
  0x1040, 0x17e0, 0x1810,
]
const digits = new Map(
  zeros.flatMap((zero) => codes(zero, zero + 9).map((digit, value) => [digit, String(value)] as const)),
)
const fullWidth = table(codes(0xff01, 0xff5e).join(''), codes(0x21, 0x7e).join(''))
const invisible =
  /\u034f|[\u17b4-\u17b5]|[\u180b-\u180f]|[\ufe00-\ufe0f]|[\u00ad\u061c\u115f\u1160\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e0fff}]/gu
const spaces = /[\p{Cc}\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/gu
const hyphens = /[\u058a\u1806\u2010-\u2015\u2043\u2212\u2e3a\u2e3b\ufe58\ufe63]/g
const quotes = /[`´ʹʻʼʽ\u2018-\u201b\u2032\u2035\u2039\u203a]/g
const doubleQuotes = /[«»\u201c-\u201f\u2033\u2036]/g

/**
 * Typed text with the digits, the width, the hyphens, quotes and spaces of a plain keyboard, and without invisible
 * characters; letters stay as they are.
 */
export function tidy(text: string): string {
  return mapped(mapped(text, /[\uff01-\uff5e]/g, fullWidth), /[\u0660-\u1819]/g, digits)
    .replace(invisible, '')
    .replace(hyphens, '-')
    .replace(quotes, "'")
    .replace(doubleQuotes, '"')
    .replace(spaces, ' ')
    .replace(/^ | $/g, '')
}

// Marks of Latin, Greek and Cyrillic, Hebrew points, Arabic vowels and Koranic signs. Those of other scripts are letters.
const marks =
  /[\u0300-\u036f\u0483-\u0489]|[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u08d3-\u08ff]|[\u1ab0-\u1aff]|[\u1dc0-\u1dff]|[\u20d0-\u20ff]|[\ufe20-\ufe2f]|[\u0640\u00a9\u00ae\u2120\u2122]/g
// Letters without a decomposition, by what they are typed as. The last line: Persian and Moroccan forms of Arabic letters.
const singles = table(
  'øłđðıħŧŋɓɗɛɔƙƴςқғңұүөһ' + 'ىةەہۂکڭݣگیےۍڤڥڨٱ',
  'olddihtnbdeokyσкгнууох' + 'يهههه' + 'ككككييي' + 'ففقا',
)
const doubles = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
])

/** A fraction apart from the number before it: normalized, `2½` would begin with 21. */
export const apartFractions = (text: string): string => text.replace(/[¼-¾⅐-⅞]/g, ' $& ')

/**
 * Text as it is compared: tidy, in lower case, without marks, each letter in one form, so that `Straße` is `strasse`,
 * `Œuvre` `oeuvre`, and Arabic reads the same with and without vowels, hamza and dots. Never shown, and not for e-mail
 * addresses, of which two could become one.
 */
export function fold(text: string): string {
  // An acute accent on its own is a quote, which its decomposition would not tell.
  const lower = tidy(apartFractions(text.replaceAll('´', "'")).normalize('NFKD'))
    .replace(marks, '')
    .toLowerCase()
  return tidy(mapped(mapped(lower, /[ßæœþ]/g, doubles), /[^ -~]/g, singles).normalize('NFKC'))
}

/** Everything between two words: punctuation and signs of all scripts, in a folded text. */
const betweenWords =
  /[\u0020-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7\u02c2-\u02df\u055a-\u055f\u0589\u05be\u05c0\u05c3\u05f3\u05f4\u0600-\u060f\u061b-\u061f\u066a-\u066d\u06d4\u0964\u0965\u2000-\u206f\u20a0-\u20cf\u2100-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3007-\u303f\u30fb\ufd3e\ufd3f\ufe10-\ufe6f\u{1f000}-\u{1faff}]+/gu

/** The article and what is written together with it, before at least two letters: `القفطان`, `والقفطان`, `للقفطان`. */
const article = /^[وف]?(?:ال|بال|كال|لل)(?=[\u0621-\u064a]{2})/

/** A folded word without the Arabic article, which is written as its beginning. */
export const withoutArticle = (word: string): string => word.replace(article, '')

/** The words of a text as the search compares them. */
export const wordsIn = (text: string): string[] =>
  fold(text)
    .split(betweenWords)
    .filter((word) => word !== '')
    .map(withoutArticle)
