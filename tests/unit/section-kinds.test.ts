// What every kind of section has in common: its file, and the form that its fields make.
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { sectionKinds, sectionLoader } from '@/sections/registry'

const load = async (kind: string) => {
  const file = await sectionLoader(kind)?.()
  if (!file) throw new Error(`There is no kind ${kind}`)
  return file
}
const entriesOf = (schema: unknown): Record<string, v.GenericSchema> => Object(schema).entries ?? {}

describe('the kinds of sections', () => {
  it('the kinds of sections are known by their names, each once', () => {
    expect(sectionKinds.length).toBeGreaterThan(25)
    expect(new Set(sectionKinds).size).toBe(sectionKinds.length)
    for (const kind of sectionKinds) expect(kind).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(sectionLoader('fields')).toBeUndefined()
    expect(sectionLoader('toString')).toBeUndefined()
  })

  it.each(sectionKinds)('the file of the kind %s has its schema, its section and no more', async (kind) => {
    const file = await load(kind)
    expect(['schema', 'queries', 'Section']).toEqual(expect.arrayContaining(Object.keys(file)))
    expect(file.Section).toBeTypeOf('function')
  })

  it.each(sectionKinds)(
    'a section of the kind %s of which nothing is written has its standard values',
    async (kind) => {
      const { schema } = await load(kind)
      expect(v.safeParse(schema, { id: 'a', kind }).success).toBe(true)
    },
  )

  it.each(sectionKinds)('every field of the kind %s says how it is edited', async (kind) => {
    const { schema } = await load(kind)
    for (const [name, entry] of Object.entries(entriesOf(schema)))
      expect(v.getMetadata(entry), name).toHaveProperty('field')
  })
})
