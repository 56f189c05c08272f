import * as v from 'valibot'
import type { StoredSection } from '@/data/pages/fetch-page'

const kindOf = (file: string) => file.slice(file.lastIndexOf('/') + 1, file.lastIndexOf('.tsx'))

// The query makes modules of their own of the same files, of which the build keeps the schemas alone: so a page that comes
// with its sections checked does without them and the library that they are made with.
const schemas = new Map(
  Object.entries(
    import.meta.glob<() => v.GenericSchema>(['./*.tsx', './*/*.tsx'], {
      import: 'schema',
      query: '?schema',
      eager: true,
    }),
  ).map(([file, schema]) => [kindOf(file), schema()]),
)

/** What a section of a kind is given to show (fields.ts); undefined for a kind that there is none of. */
export const sectionSchema = (kind: string): v.GenericSchema | undefined => schemas.get(kind)

const fields = v.record(v.string(), v.unknown())

/** A section in the form of its kind, with its standard values; null for one that is in another or of no kind. */
export function checkedSection(section: StoredSection): StoredSection | null {
  const schema = sectionSchema(section.kind)
  const read = schema && v.safeParse(v.pipe(schema, fields), section)
  const { id, kind, isHidden } = section
  return read?.success ? { ...read.output, id, kind, isHidden } : null
}
