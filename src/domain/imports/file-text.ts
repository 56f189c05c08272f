/** What a file may be; it is refused by its size before it is read. */
export const importLimits = {
  bytes: 25 * 1024 * 1024,
  rows: 20_000,
  columns: 300,
  /** Of a spreadsheet once it is unpacked. */
  unpackedBytes: 200 * 1024 * 1024,
  /** Products that the database takes at once, and their variants. */
  batch: 50,
  batchVariants: 300,
} as const

export type FileKind = 'text' | 'spreadsheet' | 'old-spreadsheet' | 'archive' | 'other'
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'windows-1256'

const beginsWith = (bytes: Uint8Array, ...begin: number[]) =>
  begin.every((byte, place) => bytes[place] === byte)

/** Whether a zip's directory names a file of this name; what is in it is not unpacked. */
const names = (bytes: Uint8Array, file: string) =>
  // Names of files are ASCII in what spreadsheets write.
  new TextDecoder('latin1').decode(bytes).includes(file)

/** What a file is, by what is in it: its name may say something else. */
export function kindOfFile(bytes: Uint8Array): FileKind {
  if (beginsWith(bytes, 0x50, 0x4b)) return names(bytes, 'xl/workbook.xml') ? 'spreadsheet' : 'archive'
  if (beginsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return 'old-spreadsheet'
  const begin = bytes.subarray(0, 4096)
  const zeros = begin.reduce((sum, byte) => sum + (byte === 0 ? 1 : 0), 0)
  // Text in two bytes a letter has a zero in every other one; a picture or a program has few or all over.
  if (zeros > 0 && !isTwoBytes(begin) && !isMarkedTwoBytes(begin)) return 'other'
  return beginsWith(bytes, 0x25, 0x50, 0x44, 0x46) || beginsWith(bytes, 0x1f, 0x8b) ? 'other' : 'text'
}

const isMarkedTwoBytes = (bytes: Uint8Array) => beginsWith(bytes, 0xff, 0xfe) || beginsWith(bytes, 0xfe, 0xff)
const zerosAt = (bytes: Uint8Array, rest: 0 | 1) => {
  const half = bytes.filter((_, place) => place % 2 === rest)
  return half.length === 0 ? 0 : half.filter((byte) => byte === 0).length / half.length
}
const isTwoBytes = (bytes: Uint8Array) =>
  (zerosAt(bytes, 1) > 0.3 && zerosAt(bytes, 0) < 0.05) ||
  (zerosAt(bytes, 0) > 0.3 && zerosAt(bytes, 1) < 0.05)

/** Arabic words in the bytes of Windows-1256 are runs of letters above ASCII; other languages have one or two in a row. */
const isArabic = (text: string) =>
  (text.match(/[\u00c0-\u00ff]{3,}/g)?.length ?? 0) * 10 > (text.match(/\w+/g)?.length ?? 0)

/** The text of a file, and how it was encoded: by its mark, else by whether it is valid UTF-8. */
export function decodeText(bytes: Uint8Array): { text: string; encoding: Encoding } {
  const as = (encoding: Encoding) => ({ text: new TextDecoder(encoding).decode(bytes), encoding })
  if (beginsWith(bytes, 0xff, 0xfe)) return as('utf-16le')
  if (beginsWith(bytes, 0xfe, 0xff)) return as('utf-16be')
  const begin = bytes.subarray(0, 4096)
  if (isTwoBytes(begin)) return as(zerosAt(begin, 1) > 0.3 ? 'utf-16le' : 'utf-16be')
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' }
  } catch {
    const western = as('windows-1252')
    return isArabic(western.text.slice(0, 100_000)) ? as('windows-1256') : western
  }
}
