// Descriptions of other shops are HTML; here they are plain text with lines. Nothing of it becomes markup.

/** Named letters and signs from no-break space on, in the order of their codes. */
const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'
const named = new Map<string, string>([
  ...latin.split(' ').map((name, place) => [name, String.fromCodePoint(160 + place)] as const),
  ...Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", ndash: '–', mdash: '—' }),
  ...Object.entries({ lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', hellip: '…', bull: '•', euro: '€' }),
  ...Object.entries({
    trade: '™',
    oelig: 'œ',
    OElig: 'Œ',
    zwnj: '\u200c',
    zwj: '\u200d',
    ensp: ' ',
    emsp: ' ',
  }),
])

const letterOf = (code: number) =>
  code > 0 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff) ? String.fromCodePoint(code) : ''

const withLetters = (text: string) =>
  text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,7}));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (decimal) return letterOf(Number(decimal))
      if (hex) return letterOf(Number.parseInt(hex, 16))
      return named.get(name ?? '') ?? whole
    },
  )

const isMarkup = (text: string) =>
  /<\/?[a-z][^<>]*>|<!--/i.test(text) || /&(?:#\d+|#x[\da-f]+|[a-z]+);/i.test(text)

/** HTML as text: paragraphs and items as lines, tables a line for each row, without what is never shown. */
export function plainText(html: string): string {
  if (!isMarkup(html)) return html.replaceAll(/\r\n?/g, '\n').trim()
  const text = html
    .replaceAll(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replaceAll(/<(script|style|template|iframe|noscript|svg|head)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
    // Line ends within a paragraph are blanks in HTML.
    .replaceAll(/[\r\n\t ]+/g, ' ')
    .replaceAll(/<br\b[^<>]*>/gi, '\n')
    .replaceAll(/<li\b[^<>]*>/gi, '\n• ')
    .replaceAll(/<\/(?:td|th)\s*>\s*(?=<(?:td|th)\b)/gi, ': ')
    .replaceAll(/<\/?(?:p|div|h[1-6]|ul|ol|table|section|article|blockquote|dl|hr)\b[^<>]*>/gi, '\n\n')
    .replaceAll(/<\/?(?:tr|dt|dd|figure|figcaption|tbody|thead)\b[^<>]*>/gi, '\n')
    .replaceAll(/<\/?[a-z!][^<>]*>/gi, '')
  return withLetters(text)
    .replaceAll(/[ \u00a0]*\n[ \u00a0]*/g, '\n')
    .replaceAll(/\n{2,}(?=•)/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
}
