// The software is for any shop: what the sample is called, sells and shows stands in its rows alone.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fixedPages } from '../../src/content/en/shared/fixed-pages.ts'
import { screenNames } from '../../src/content/en/shared/screen-names.ts'

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

const pages = [...column('store.sql', 'pages', 0), ...column('store-pages.sql', 'pages', 0)]

const found = (file: string, pattern: RegExp) =>
  [...read(join(seeds, file)).matchAll(pattern)].flatMap(([, value]) => value ?? [])
/** Of the curated products: the generated ones are made of the same words. */
const products = found(
  'curated-products.sql',
  /^ {2}\(\d+, '([a-z0-9-]+)', '(?:[^']|'')+', '[a-z0-9-]+', \d/gm,
)
const colors = [
  ...new Set(
    found('curated-products.sql', /, '([A-Z][a-z]+(?:,[A-Z][a-z]+)+)', '/g).flatMap((list) =>
      list.split(','),
    ),
  ),
]
const labels = [...new Set(found('store-menus.sql', /"label": \{"\$text": \{"en": "([^"]+)"/g))]

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
  'about',
  'faq',
  'help',
  'lookbook',
  'sell',
])
const names = [
  ...new Set(['zellige', ...departments, ...groups, ...collections, ...categories, ...pages, ...products]),
].filter((name) => !common.has(name))
/** What menus of the sample and the software call alike: its own pages and screens, and words of the language. */
const ownLabels = new Set<string>([
  ...Object.values(fixedPages),
  ...Object.values(screenNames),
  ...['Contact', 'Support', 'Help', 'Lookbook', 'New arrivals'],
])

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

const sources = [...filesIn('src', /\.(tsx?|css|html)$/), ...filesIn('supabase/migrations', /\.sql$/)].map(
  (file) => ({ file: relative(root, file), text: read(file) }),
)

describe('names of the sample', () => {
  it('the sample names its departments, categories and collections in the seed files', () => {
    expect(departments).toEqual(['women', 'men', 'kids', 'beauty'])
    expect(collections).toContain('summer-vibes')
    expect(categories.length).toBeGreaterThan(20)
    expect(pages).toEqual(expect.arrayContaining(['clothing', 'lookbook']))
    expect(products).toHaveLength(40)
  })

  it('no source file and no migration names what the sample sells or is called', () => {
    const named = sources.flatMap((source) => {
      const text = source.text.toLowerCase()
      return names
        .filter(
          (name) =>
            new RegExp(`(['"\`/=]|\\b)${name}(['"\`?/]|\\b)`).test(text) &&
            new RegExp(`['"\`/]${name}['"\`?/]|\\bzellige\\b`).test(text),
        )
        .map((name) => `${source.file}: ${name}`)
    })
    expect(named).toEqual([])
  })

  it('no source file and no migration names a colour or a menu entry of the sample', () => {
    expect(colors).toContain('Pink')
    expect(labels).toContain('Women')
    const wanted = [...colors, ...labels.filter((label) => !ownLabels.has(label))]
    const named = sources
      // The colours of the language, as dots of paint.
      .filter(({ file }) => file !== 'src/config/swatches.ts')
      .flatMap(({ file, text }) =>
        wanted
          .filter((name) => ["'", '"', '`'].some((quote) => text.includes(quote + name + quote)))
          .map((name) => `${file}: ${name}`),
      )
    expect(named).toEqual([])
  })

  it('no source file and no migration shows a picture of the sample', () => {
    const named = sources
      .filter(({ text }) => /['"`( ]\/(art|catalogue)\/(?!\$\{name\}-(280|560))/.test(text))
      .map(({ file }) => file)
    expect(named).toEqual([])
    // Beside its files that a row names, there is what the software draws for what is empty.
    const drawn = sources.flatMap(({ text }) =>
      [...text.matchAll(/(?:EmptyPicture name|\bpicture)="([a-z-]+)"/g)].map(([, name = '']) => name),
    )
    for (const name of drawn) expect(name).toMatch(/^(empty-[a-z]+|not-found|something-wrong|offline)$/)
  })
})
