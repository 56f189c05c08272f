/** What the editor says of a kind of section: one file per kind in `sections`, in the same room as the kind. */
export type SectionWords = {
  name: string
  /** What it is for, in one line. */
  hint: string
  /** Each field's name, hint, and the names of its choices; fields of lists are beside the others, as `list.field`. */
  fields: Readonly<Record<string, FieldWords>>
}
export type FieldWords = { name: string; hint?: string; options?: Readonly<Record<string, string>> }

const byKind = new Map(
  Object.entries(
    import.meta.glob<SectionWords>(['./sections/*.ts', './sections/*/*.ts'], {
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
export const wordsOfKind = (kind: string): SectionWords =>
  byKind.get(kind) ?? { name: fromName(kind), hint: '', fields: {} }

/** The words of a field, by its name within its section. */
export function wordsOfField(kind: string, field: string): FieldWords {
  const last = field.split('.').at(-1) ?? field
  return wordsOfKind(kind).fields[field] ?? { name: fromName(last) }
}

export const optionName = ({ options }: FieldWords, option: string): string =>
  options?.[option] ?? fromName(option)
