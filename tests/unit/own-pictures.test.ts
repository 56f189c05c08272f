import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sampleDepartments } from '../../e2e/fixtures/sample'
import { looks } from '../support/sample-words'

const isThere = (path: string) => existsSync(new URL(`../../public${path}`, import.meta.url))
const departments = ['women', 'men', 'kids'] as const

/** Every file that a page asks for by a composition's name. */
const files = (name: string, widths: readonly number[]) =>
  widths.flatMap((width) => ['avif', 'webp'].map((type) => `/art/${name}-${width}.${type}`))

describe('pictures that pages ask for by name are there', () => {
  it.each(departments)('the six tiles of %s are there in both widths', (department) => {
    const categories = sampleDepartments[department].tiles.map(([category]) => category)
    expect(categories).toHaveLength(6)
    for (const path of categories.flatMap((category) => files(`tile-${department}-${category}`, [206, 412])))
      expect(isThere(path), path).toBe(true)
  })

  it.each([
    ...departments.map((department) => `department-${department}`),
    'sale',
    'deals',
    'flash-deals',
    'coming-soon',
  ])('the banner %s is there, wide and for a phone', (name) => {
    for (const path of [...files(name, [1240, 2480]), ...files(`${name}-phone`, [390, 780])])
      expect(isThere(path), path).toBe(true)
  })

  it.each([
    ...looks.map(({ id }) => `lookbook-${id}`),
    'trending-futuristic-tech',
    'trending-holographic',
    'trending-led-fashion',
    'trending-smart-wear',
  ])('the picture %s is there in both widths', (name) => {
    for (const path of files(name, [412, 824])) expect(isThere(path), path).toBe(true)
  })
})
