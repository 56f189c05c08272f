import * as v from 'valibot'

// How a section's form is made from its schema: from the metadata that the builders of src/sections/fields.ts put there.

const metadata = v.object({
  /** How it is edited. A kind that this editor does not know is left as it is. */
  field: v.string(),
  most: v.optional(v.number()),
  least: v.optional(v.number()),
  options: v.optional(v.array(v.string()), []),
  /** Of what a row or several rows are. */
  of: v.optional(v.string(), ''),
})

export type FormField = v.InferOutput<typeof metadata> & {
  name: string
  /** What it is where a row says nothing of it. */
  initial: unknown
  /** Of a list: the fields of each entry. */
  entries: readonly FormField[]
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isSchema = (value: unknown): value is v.GenericSchema =>
  isObject(value) && 'kind' in value && value.kind === 'schema'

/** What is within pipes and within what makes a schema optional. */
function core(schema: unknown): object | null {
  if (!isObject(schema)) return null
  if ('pipe' in schema && Array.isArray(schema.pipe)) return core(schema.pipe[0])
  return 'wrapped' in schema ? core(schema.wrapped) : schema
}

function initialOf(schema: unknown): unknown {
  if (!isObject(schema)) return undefined
  if ('pipe' in schema && Array.isArray(schema.pipe)) return initialOf(schema.pipe[0])
  return 'default' in schema ? schema.default : undefined
}

/** The fields of a schema of an object, in their order; entries without metadata are none. */
export function fieldsOf(schema: unknown): FormField[] {
  const object = core(schema)
  if (!object || !('entries' in object) || !isObject(object.entries)) return []
  return Object.entries(object.entries).flatMap(([name, entry]: [string, unknown]) => {
    const read = isSchema(entry) ? v.safeParse(metadata, v.getMetadata(entry)) : null
    if (!read?.success) return []
    const list = read.output.field === 'list' ? core(entry) : null
    return [
      {
        ...read.output,
        name,
        initial: initialOf(entry),
        entries: list && 'item' in list ? fieldsOf(list.item) : [],
      },
    ]
  })
}
