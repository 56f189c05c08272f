import type * as english from '../../../en/admin/store/section-words'

export type { FieldWords, SectionWords } from '../../../en/admin/store/section-words'

const byKind = new Map(
  Object.entries(
    import.meta.glob<english.SectionWords>(['./sections/*.ts', './sections/*/*.ts'], {
      eager: true,
      import: 'words',
    }),
  ).map(([file, words]) => [file.slice(file.lastIndexOf('/') + 1, -'.ts'.length), words]),
)

/** `pictureDark` and `picture-text` as words. */
const fromName = (name: string): string => {
  const words = name
    .replace(/[-_]/g, ' ')
    .replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The words of a kind; those of one without a file come from its name. */
export const wordsOfKind: typeof english.wordsOfKind = (kind) =>
  byKind.get(kind) ?? { name: fromName(kind), hint: '', fields: {} }

/** The words of a field, by its name within its section. */
export const wordsOfField: typeof english.wordsOfField = (kind, field) => {
  const last = field.split('.').at(-1) ?? field
  return wordsOfKind(kind).fields[field] ?? { name: fromName(last) }
}

export const optionName: typeof english.optionName = ({ options }, option) =>
  options?.[option] ?? fromName(option)
