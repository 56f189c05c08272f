// A page's draft: its sections changed, compared with another version, and put together with what another owner saved.
import { describe, expect, it } from 'vitest'
import { plainTextOf, productsOf, textOf, withText } from '@/admin/store/fields/stored-value'
import { reduceDraft } from '@/admin/store/pages/draft-state'
import { compareSections } from '@/domain/store/compare-sections'
import { type DraftSection, insertSection, moveSection } from '@/domain/store/draft-section'
import { changeItems, type MenuItem } from '@/domain/store/menu'
import { mergeSections } from '@/domain/store/merge-sections'
import { pageFormSchema, pageSlugOf } from '@/domain/store/page-form'
import { differingKeys, isSameContent } from '@/domain/store/same-content'
import { problemFields } from '@/domain/values/form-problems'

const section = (id: string, fields: Record<string, unknown> = {}): DraftSection => ({
  id,
  kind: 'facts',
  isHidden: false,
  ...fields,
})
const [a, b, c, d] = [section('a'), section('b'), section('c'), section('d')]
const idsOf = (list: readonly DraftSection[]) => list.map(({ id }) => id).join('')

describe('contents', () => {
  it('contents are the same in whatever order their keys stand, and where one is missing or undefined', () => {
    expect(
      isSameContent({ a: 1, b: [{ c: 2, d: null }] }, { b: [{ d: null, c: 2 }], a: 1, e: undefined }),
    ).toBe(true)
    expect(isSameContent({ a: [1, 2] }, { a: [2, 1] })).toBe(false)
    expect(isSameContent({ a: [] }, { a: {} })).toBe(false)
    expect(isSameContent(null, {})).toBe(false)
    expect(differingKeys({ a: 1, b: 2 }, { b: 3, a: 1, c: 4 })).toEqual(['b', 'c'])
  })
})

describe('the sections of a page', () => {
  it('a section is put after another one, or at the end', () => {
    expect(idsOf(insertSection([a, b], c, 'a'))).toBe('acb')
    expect(idsOf(insertSection([a, b], c, null))).toBe('abc')
    expect(idsOf(insertSection([a, b], c, 'gone'))).toBe('abc')
  })

  it('a section is moved to a place', () => {
    expect(idsOf(moveSection([a, b, c], 'c', 0))).toBe('cab')
    expect(idsOf(moveSection([a, b, c], 'gone', 0))).toBe('abc')
  })

  it('letters typed one after the other are one step back, other changes one each', () => {
    const base = { seen: null, sections: [a] }
    const change = (list: readonly DraftSection[], tag: string, at: number) =>
      ({ do: 'change', change: () => list, tag, at }) as const
    const steps = [
      change([a, b], '', 1),
      change([a, b, c], 'form:b', 2),
      change([a, b, c, d], 'form:b', 500),
      change([a, b, d], 'form:b', 9000),
    ]
    let state = steps.reduce(reduceDraft, { base, sections: base.sections, past: [], round: 0 })
    const seen = [idsOf(state.sections)]
    while (state.past.length > 0) {
      state = reduceDraft(state, { do: 'undo' })
      seen.push(idsOf(state.sections))
    }
    expect(seen).toEqual(['abd', 'abcd', 'ab', 'a'])
    expect(state.round).toBe(3)
  })
})

describe('two versions', () => {
  it('what was added, removed, moved and changed between two versions is told apart', () => {
    const renamed = section('b', { title: 'x' })
    expect(compareSections([a, b, c], [renamed, c, d])).toEqual([
      { what: 'changed', section: renamed, before: b, fields: ['title'], isMoved: false },
      { what: 'added', section: d },
      { what: 'removed', section: a },
    ])
    expect(compareSections([a, b], [a, b])).toEqual([])
  })

  it('only what was moved counts as moved, however many others that passes', () => {
    const moved = compareSections([a, b, c, d], [b, c, d, a])
    expect(moved.map((change) => change.section.id)).toEqual(['a'])
  })
})

describe('two owners', () => {
  const mine = section('a', { title: 'mine' })
  const theirs = section('a', { title: 'theirs' })

  it('changes to different sections fit together', () => {
    const { merged, conflicts } = mergeSections([a, b], [mine, b, c], [a, section('b', { title: 'x' }), d])
    expect(conflicts).toEqual([])
    expect(merged).toEqual([mine, section('b', { title: 'x' }), c, d])
  })

  it('a section that both changed is a conflict, and is as the owner chooses', () => {
    const conflict = { id: 'a', mine, theirs }
    expect(mergeSections([a, b], [mine, b], [theirs, b])).toEqual({
      merged: [mine, b],
      conflicts: [conflict],
    })
    expect(mergeSections([a, b], [mine, b], [theirs, b], new Set(['a'])).merged).toEqual([theirs, b])
  })

  it('a section that one removed and the other changed is a conflict; one that both removed is gone', () => {
    expect(mergeSections([a, b], [b], [theirs, b])).toEqual({
      merged: [b],
      conflicts: [{ id: 'a', mine: null, theirs }],
    })
    expect(mergeSections([a, b], [b], [theirs, b], new Set(['a'])).merged).toEqual([theirs, b])
    expect(mergeSections([a, b], [b], [b])).toEqual({ merged: [b], conflicts: [] })
  })

  it('the order is that of the owner who changed it', () => {
    expect(idsOf(mergeSections([a, b, c], [c, b, a], [a, b, c, d]).merged)).toBe('cdba')
    expect(idsOf(mergeSections([a, b, c], [a, b, c, d], [c, b, a]).merged)).toBe('cdba')
  })
})

describe('the form of a page', () => {
  const schema = pageFormSchema({ taken: ['about'], reserved: new Set(['cart']) })
  const problems = (title: string, slug = '') =>
    problemFields(schema, { title, slug, kind: 'page' }, ['title', 'slug', 'kind'])

  it('a page’s address follows its title unless one is typed', () => {
    expect(pageSlugOf({ title: 'Été à Safi', slug: '' })).toBe('ete-a-safi')
    expect(pageSlugOf({ title: 'Any', slug: ' own ' })).toBe('own')
  })

  it('a page needs a title, and an address that is free', () => {
    expect(problems('Our story')).toEqual([])
    expect(problems('  ')).toEqual(['title'])
    expect(problems('About')).toEqual(['slug'])
    expect(problems('Cart')).toEqual(['slug'])
    expect(problems('Any', 'No Spaces')).toEqual(['slug'])
    expect(problems('x'.repeat(121), 'x')).toEqual(['title'])
  })
})

describe('the values of fields', () => {
  it('a text is written in one language and read in it; the last one that is emptied leaves nothing', () => {
    const both = withText({ $text: { en: 'Hello' } }, 'fr', 'Bonjour', 'en')
    expect(both).toEqual({ $text: { en: 'Hello', fr: 'Bonjour' } })
    expect([textOf(both, 'fr', 'en'), textOf(both, 'ar', 'en'), textOf('Plain', 'en', 'en')]).toEqual([
      'Bonjour',
      '',
      'Plain',
    ])
    expect(withText({ $text: { en: 'Hello' } }, 'en', '', 'en')).toBeNull()
  })

  it('a rich text is read a paragraph a line', () => {
    expect(
      plainTextOf([
        { kind: 'paragraph', spans: ['One ', { text: 'two', isStrong: true }] },
        { kind: 'list', items: [{ spans: ['Three'] }, { spans: ['Four'] }] },
      ]),
    ).toBe('One two\nThree\nFour')
  })

  it('a row of products that is none is an empty one', () => {
    expect(productsOf(null)).toEqual({ from: 'picked', ids: [] })
    expect(productsOf({ $products: { from: 'best', count: 4 } })).toEqual({ from: 'best', count: 4, ids: [] })
  })
})

it('an entry of a menu is changed wherever it stands', () => {
  const item = (label: string, items: MenuItem[] = []): MenuItem => ({ label, target: null, items })
  const menu = [item('a'), item('b', [item('c')])]
  expect(changeItems(menu, [1], (list) => [...list, item('d')])).toEqual([
    item('a'),
    item('b', [item('c'), item('d')]),
  ])
  expect(changeItems(menu, [], (list) => list.slice(1))).toEqual([item('b', [item('c')])])
})
