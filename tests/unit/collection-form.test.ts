import { describe, expect, it } from 'vitest'
import { collectionBounds, collectionSchema, emptyCollectionForm } from '@/domain/product/collection-form'
import { moved } from '@/domain/values/move'
import { problemsOf } from '../support/problems'

const whole = { ...emptyCollectionForm, name: 'Linen', description: 'Cool cloth.', group: 'Women' }
const check = (change: Partial<typeof whole>, slug = 'linen') =>
  problemsOf(collectionSchema(['dresses']), { ...whole, slug, ...change, members: [], picture: null })

describe('a collection as it is typed', () => {
  it('a collection needs a name and a description', () => {
    expect(check({})).toEqual({})
    expect(check({ name: '  ', description: '', group: '' }, '')).toEqual({
      name: 'required',
      description: 'required',
    })
  })

  it.each([
    [{ name: 'n'.repeat(collectionBounds.name + 1) }, 'linen', { name: 'name-length' }],
    [
      { description: 'd'.repeat(collectionBounds.description + 1) },
      'linen',
      { description: 'description-length' },
    ],
    [{}, '', {}],
    [{ name: '…' }, '', {}],
    [{ name: 'Dresses' }, '', { slug: 'slug-taken' }],
    [{}, 'Linen', { slug: 'slug' }],
    [{}, 'a--b', { slug: 'slug' }],
    [{}, 'deals', {}],
    [{}, 'new', {}],
    [{}, 'dresses', { slug: 'slug-taken' }],
    [{ imageUrl: 'javascript:alert(1)' }, 'linen', { imageUrl: 'image-url' }],
    [{ imageUrl: '//evil.example/a.png' }, 'linen', { imageUrl: 'image-url' }],
    [{ imageUrl: '/art/a.webp' }, 'linen', {}],
    [{ imageUrl: 'https://example.com/a.jpg' }, 'linen', {}],
  ])('a collection with %j at /%s has the problems %j', (change, slug, problems) =>
    expect(check(change, slug)).toEqual(problems),
  )
})

describe('moving an entry', () => {
  it.each([
    [0, 2, 'bcad'],
    [3, 0, 'dabc'],
    [1, 1, 'abcd'],
    [1, 99, 'acdb'],
    [2, -5, 'cabd'],
    [9, 0, 'abcd'],
  ])('moving an entry from place %i to place %i keeps the order of the others', (from, to, result) =>
    expect(moved([...'abcd'], from, to).join('')).toBe(result),
  )
})
