// What every kind of section has in common: its file, and the form that its fields make.
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { sectionKinds, sectionPartLoader } from '@/sections/registry'
import { checkedSection, sectionSchema } from '@/sections/schemas'

const files = import.meta.glob<object>(['../../src/sections/*.tsx', '../../src/sections/*/*.tsx'])
const entriesOf = (schema: unknown): Record<string, v.GenericSchema> => Object(schema).entries ?? {}

describe('the kinds of sections', () => {
  it('the kinds of sections are known by their names, each once', () => {
    expect(sectionKinds.length).toBeGreaterThan(25)
    expect(new Set(sectionKinds).size).toBe(sectionKinds.length)
    for (const kind of sectionKinds) expect(kind).toMatch(/^[a-z]+(-[a-z]+)*$/)
    for (const none of ['fields', 'toString']) {
      expect(sectionPartLoader(none)).toBeUndefined()
      expect(sectionSchema(none)).toBeUndefined()
      expect(checkedSection({ id: 'a', kind: none, isHidden: false })).toBeNull()
    }
  })

  it.each(Object.entries(files))(
    'the file %s has its schema, its section and no more',
    async (_name, load) => {
      const file = await load()
      expect(['schema', 'queries', 'Section']).toEqual(expect.arrayContaining(Object.keys(file)))
      expect(file).toMatchObject({ schema: expect.any(Function), Section: expect.any(Function) })
    },
  )

  it.each(sectionKinds)(
    'a section of the kind %s of which nothing is written has its standard values',
    (kind) => {
      const section = checkedSection({ id: 'a', kind, isHidden: false })
      expect(section).toMatchObject({ id: 'a', kind, isHidden: false })
      for (const name of Object.keys(entriesOf(sectionSchema(kind)))) expect(section).toHaveProperty(name)
    },
  )

  it.each(sectionKinds)('a section of the kind %s with values of other forms is not shown', (kind) => {
    for (const name of Object.keys(entriesOf(sectionSchema(kind))))
      expect(checkedSection({ id: 'a', kind, isHidden: false, [name]: { evil: [1] } }), name).toBeNull()
  })

  it.each(sectionKinds)('every field of the kind %s says how it is edited', (kind) => {
    for (const [name, entry] of Object.entries(entriesOf(sectionSchema(kind))))
      expect(v.getMetadata(entry), name).toHaveProperty('field')
  })
})
