// The software is for any shop: what the sample is called, sells and shows stands in its rows alone.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const seeds = join(root, 'supabase/sample/seeds')
const read = (file: string) => readFileSync(file, 'utf8')

/** The first texts in brackets of the rows that a statement of a seed file inserts, at a place from 0. */
function column(file: string, table: string, place: number): string[] {
  const [, rows = ''] =
    new RegExp(`insert into public\\.${table} \\([^)]*\\) values([^;]*);`).exec(read(join(seeds, file))) ?? []
  return [...rows.matchAll(/\(([^()]*(?:\([^()]*\)[^()]*)*)\)/g)].flatMap(([, row = '']) => {
    const value = [...row.matchAll(/'((?:[^']|'')*)'|[^,\s]+/g)][place]
    return value?.[1] === undefined ? [] : [value[1].replaceAll("''", "'")]
  })
}

const departments = column('curated-products.sql', 'departments', 0)
const groups = column('curated-products.sql', 'collection_groups', 1)
const collections = column('curated-products.sql', 'collections', 2)
const categories = column('curated-products.sql', 'categories', 1)

/** Words of the language, or of standards, that the sample has for names as well. */
const common = new Set([
  'sale',
  'new-arrivals',
  'kids',
  'baby',
  'toddler',
  'basics',
  'school',
  'toys',
  'accessories',
  'curated',
])
const names = [...new Set(['zellige', ...departments, ...groups, ...collections, ...categories])].filter(
  (name) => !common.has(name),
)

/** What knows languages rather than a shop: the words of search, the groups of product feeds, and what pictures show. */
const exempt = [
  /migrations\/.*_(search|synonyms)\.sql$/,
  /src\/domain\/seo\/product-feed\.ts$/,
  /database\.types\.ts$/,
]

const filesIn = (folder: string, pattern: RegExp) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(root, folder, file))
    .filter((file) => pattern.test(file) && !exempt.some((each) => each.test(file)))

describe('names of the sample', () => {
  it('the sample names its departments, categories and collections in the seed files', () => {
    expect(departments).toEqual(['women', 'men', 'kids', 'beauty'])
    expect(collections).toContain('summer-vibes')
    expect(categories.length).toBeGreaterThan(20)
  })

  it('no source file and no migration names what the sample sells or is called', () => {
    const found = [
      ...filesIn('src', /\.(tsx?|css|html)$/),
      ...filesIn('supabase/migrations', /\.sql$/),
    ].flatMap((file) => {
      const text = read(file).toLowerCase()
      return names
        .filter(
          (name) =>
            new RegExp(`(['"\`/=]|\\b)${name}(['"\`?/]|\\b)`).test(text) &&
            new RegExp(`['"\`/]${name}['"\`?/]|\\bzellige\\b`).test(text),
        )
        .map((name) => `${relative(root, file)}: ${name}`)
    })
    expect(found).toEqual([])
  })
})
