// The form of a section, as it is made from the schema of its kind.

import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { drawingsOf, groundPaint } from '@/admin/store/fields/drawings'
import { type FormField, fieldsOf } from '@/admin/store/fields/form-field'
import { problemsOf } from '@/admin/store/fields/section-problems'
import { kindIcon } from '@/admin/store/sections/kind-icons'
import { sectionGroups } from '@/admin/store/sections/section-groups'
import { storeFields } from '@/content/admin/store/fields'
import { wordsOfField, wordsOfKind } from '@/content/admin/store/section-words'
import { imageTypes } from '@/data/storage/product-images'
import { paletteOf } from '@/domain/shop/palette'
import { choice, count, line, lines, link, list, picture, products, row, toggle } from '@/sections/fields'
import { sectionKinds } from '@/sections/registry'
import { sectionSchema } from '@/sections/schemas'

const words = storeFields.problems
const schema = v.object({
  title: line(10),
  text: lines(),
  isOn: toggle(true),
  most: count(1, 6, 3),
  layout: choice(['even', 'ranked']),
  picture: picture(),
  to: link(),
  collection: row('collection'),
  products: products(),
  tiles: list({ name: line(5), to: link() }, 2),
})
const fields = fieldsOf(schema)

it('the fields of a form are those of the schema, in its order, with their limits and first values', () => {
  expect(fields.map(({ name, field }) => `${name} ${field}`)).toEqual([
    'title line',
    'text text',
    'isOn switch',
    'most number',
    'layout choice',
    'picture picture',
    'to link',
    'collection row',
    'products products',
    'tiles list',
  ])
  const byName = new Map(fields.map((field) => [field.name, field]))
  expect(byName.get('title')).toMatchObject({ most: 10, initial: '' })
  expect(byName.get('isOn')).toMatchObject({ initial: true })
  expect(byName.get('most')).toMatchObject({ least: 1, most: 6, initial: 3 })
  expect(byName.get('layout')).toMatchObject({ options: ['even', 'ranked'], initial: 'even' })
  expect(byName.get('collection')).toMatchObject({ of: 'collection' })
  expect(byName.get('tiles')?.entries.map(({ name, field }) => `${name} ${field}`)).toEqual([
    'name line',
    'to link',
  ])
})

it('a schema within a pipe has the same fields', () => {
  expect(
    fieldsOf(
      v.pipe(
        schema,
        v.check(() => true),
      ),
    ),
  ).toEqual(fields)
  expect(fieldsOf(v.string())).toEqual([])
})

it('a film is one of the shop’s own or at another site', () => {
  expect(imageTypes.filter((type) => !type.startsWith('image/'))).toEqual([])
  expect(fieldsOf(sectionSchema('film')).map(({ name, field }) => `${name} ${field}`)).toEqual([
    'title line',
    'text text',
    'film film',
    'address line',
    'poster picture',
  ])
})

describe('problems', () => {
  const lookups = { targets: {}, media: {} }
  const problems = (values: Record<string, unknown>, languages = ['en', 'fr']) =>
    Object.fromEntries(problemsOf({ schema, fields, values, languages, lookups }))

  it('values that fit have no problems, and neither has a section without any', () => {
    expect(problems({})).toEqual({})
    expect(
      problems({ title: { $text: { en: 'Short' } }, products: { $products: { from: 'best' } } }),
    ).toEqual({})
  })

  it('a text that is too long is said with its language, a number with its bounds', () => {
    const long = 'x'.repeat(11)
    expect(problems({ title: { $text: { en: long, fr: long } }, most: 9 })).toEqual({
      title: words.long(10),
      most: words.most(6),
    })
    expect(problems({ title: { $text: { en: 'ok', fr: long } }, most: 'many' })).toEqual({
      title: words.longIn(10, 'Français'),
      most: words.whole,
    })
  })

  it('what is gone is said where it was chosen, also within a list', () => {
    const gone = '00000000-0000-4000-8000-000000000000'
    expect(
      problems({
        picture: { $media: gone },
        collection: { $ref: { id: gone } },
        tiles: [
          { to: { $link: { kind: 'page', id: gone } } },
          { to: { $link: { kind: 'screen', screen: 'search' } } },
        ],
      }),
    ).toEqual({ picture: words.gone, collection: words.gone, 'tiles.0.to': words.gone })
  })
})

it('new questions are one part of a page among others', () => {
  const layout = fieldsOf(sectionSchema('questions')).find(({ name }) => name === 'layout')
  expect(layout).toMatchObject({ initial: 'part' })
})

describe('the words of the kinds', () => {
  const namesOf = (list: readonly FormField[], before = ''): string[] =>
    list.flatMap(({ name, entries }) => [before + name, ...namesOf(entries, `${before}${name}.`)])

  const choicesOf = (list: readonly FormField[], before = ''): [string, string[]][] =>
    list.flatMap(({ name, options, entries }) => [
      ...(options.length > 0 ? [[before + name, options.toSorted()] as [string, string[]]] : []),
      ...choicesOf(entries, `${before}${name}.`),
    ])

  it.each(sectionKinds)(
    'every field and choice of the kind %s has a name, and no name is left over',
    (kind) => {
      const { hint, fields: named } = wordsOfKind(kind)
      const form = fieldsOf(sectionSchema(kind))
      expect(hint).not.toBe('')
      expect(Object.keys(named).toSorted()).toEqual(namesOf(form).toSorted())
      const choices = Object.entries(named).flatMap(([name, { options }]) =>
        options ? [[name, Object.keys(options).toSorted()]] : [],
      )
      expect(Object.fromEntries(choices)).toEqual(Object.fromEntries(choicesOf(form)))
    },
  )

  it('no two kinds have the same name, and the groups of the list name each at most once', () => {
    expect(new Set(sectionKinds.map((kind) => wordsOfKind(kind).name)).size).toBe(sectionKinds.length)
    const grouped = sectionGroups.flatMap(({ kinds }) => kinds)
    expect(new Set(grouped).size).toBe(grouped.length)
    expect(sectionKinds).toEqual(expect.arrayContaining(grouped))
  })

  it('a kind or a field without words is called by its name', () => {
    expect(wordsOfKind('no-such-kind')).toMatchObject({ name: 'No such kind', fields: {} })
    expect(wordsOfField('no-such-kind', 'entries.pictureDark')).toEqual({ name: 'Picture dark' })
    expect(sectionKinds.length).toBeGreaterThan(5)
  })
})

describe('the pictures of the kinds', () => {
  it('no two kinds share an icon, except that of a kind without one', () => {
    const icons = sectionKinds.map(kindIcon).filter((icon) => icon !== kindIcon('no-such-kind'))
    expect(icons.length).toBeGreaterThan(30)
    expect(new Set(icons).size).toBe(icons.length)
  })

  const choices = sectionKinds.flatMap((kind) =>
    fieldsOf(sectionSchema(kind)).map(({ name, options }) => ({ kind, name, options })),
  )

  it('each layout and rhythm has a drawing', () => {
    const drawn = choices.filter(({ name }) => name === 'layout' || name === 'rhythm')
    expect(drawn.length).toBeGreaterThan(4)
    for (const { kind, name, options } of drawn)
      expect([kind, ...Object.keys(drawingsOf(kind, name) ?? {})]).toEqual([kind, ...options])
  })

  it('each ground has a colour', () => {
    const palettes = paletteOf({ accent: '#3a4a8c', sale: '#a8452f', highlight: '#d9a520' })
    const grounds = choices.filter(({ name }) => name === 'ground')
    expect(grounds.length).toBeGreaterThan(10)
    for (const { kind, options } of grounds)
      for (const option of options)
        expect([kind, option, groundPaint(option, palettes) ?? 'none']).not.toContain('none')
  })
})
