// What the pages of the sample shop say, read from the file that writes their rows.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import type { StoredSection } from '@/data/pages/fetch-page'
import type { SizeChart } from '@/domain/product/size-guide'
import { type Lookups, resolveContent } from '@/domain/store/content'
import { type ShopFacts, withFacts } from '@/domain/store/facts'
import type { Media } from '@/domain/store/media'

const sql = readFileSync(join(import.meta.dirname, '../../supabase/sample/seeds/store-pages.sql'), 'utf8')

/** What the sample's settings say. */
export const sampleFacts: ShopFacts = {
  shop: 'Zellige',
  country: 'Morocco',
  email: 'hello@zellige.example',
  return_days: '30',
  free_return_days: '30',
  free_return_time: '30 days',
  cancel_hours: '2',
  free_shipping: '$50',
  free_above: '$49',
  shipping_cost: '$7.99',
  welcome_percent: '15',
  student_percent: '10',
  packing_days: '1-2',
  support_hours: '24/7',
  paymentMethods: ['card', 'bank', 'cod'],
  countryCode: 'MA',
}

const sections = v.array(
  v.looseObject({ id: v.string(), kind: v.string(), isHidden: v.optional(v.boolean(), false) }),
)

const pictureOf = (src: string): Media => ({
  ...{ kind: 'picture', src, widths: [412, 824], formats: ['avif', 'webp'], width: 824, height: 1030 },
  ...{ color: null, alt: '' },
})

/** Names as "@page:faq" stand for ids in the file, and are taken for them here. */
function lookupsIn(text: string): Lookups {
  const names = [...text.matchAll(/@([a-z]+):([^"]+)/g)].map(([id, kind, name = '']) => ({ id, kind, name }))
  const paths: Readonly<Record<string, string>> = { page: '/', collection: '/collections/' }
  return {
    targets: Object.fromEntries(
      names.map(({ id, kind = '', name }) => {
        const path = paths[kind]
        return [id, { path: path === undefined ? null : path + name, slug: name, name }]
      }),
    ),
    media: Object.fromEntries(names.map(({ id, name }) => [id, pictureOf(name)])),
  }
}

/** The sections of a page of the sample, as they are shown. */
export function samplePage(slug: string): StoredSection[] {
  const begin = `pg_temp.publish('${slug}', $json$`
  const from = sql.indexOf(begin) + begin.length
  if (from < begin.length) throw new Error(`The sample has no page ${slug}`)
  const text = sql.slice(from, sql.indexOf('$json$', from))
  const screens = {
    track: '/track',
    deals: '/deals',
    welcome: '/welcome',
    'student-discount': '/student-discount',
  }
  const using = { ...lookupsIn(text), screens, language: 'en', fallback: 'en' }
  const shown = v.parse(sections, withFacts(resolveContent(JSON.parse(text), using), sampleFacts))
  // The products of a row come with the page, from the database.
  return shown.map((section) => ('products' in section ? { ...section, products: [] } : section))
}

/** The only section of a kind on a page of the sample, with what it says. */
function sampleSection<Schema extends v.GenericSchema>(slug: string, kind: string, schema: Schema) {
  return v.parse(
    schema,
    samplePage(slug).find((section) => section.kind === kind),
  )
}

const asked = v.object({
  questions: v.array(v.object({ anchor: v.string(), question: v.string(), answer: v.string() })),
})
const questionsOf = (slug: string) => sampleSection(slug, 'questions', asked).questions

/** The eight questions of the FAQ, and the five of the help page. */
export const faqQuestions = questionsOf('faq')
export const helpQuestions = questionsOf('help')

/** The looks of the lookbook, in their order. */
export const looks = samplePage('lookbook').map((section) =>
  v.parse(
    v.object({
      id: v.string(),
      title: v.string(),
      subtitle: v.string(),
      ground: v.string(),
      collection: v.pipe(
        v.object({ slug: v.string() }),
        v.transform(({ slug }) => slug),
      ),
    }),
    section,
  ),
)

/** What /product shows. */
export const sampleProduct = 'boho-floral-print-maxi-dress'

/** Titles and words that tests look for. */
export const sampleWords = {
  faq: 'Frequently asked questions',
  contact: 'Contact us',
  help: 'How can we help?',
  asked: 'Asked most often',
  quick: 'Straight there',
  about: 'Small pieces, laid with care',
  aboutPicture:
    'A knitted jumper, a pleated skirt and a straw bag, laid out on lilac paper beside a corner of zellige tiles',
  sizes: 'Size guide',
  sell: { title: 'Sell on Zellige', start: 'Start Selling Now', learnMore: 'Learn More' },
} as const

const chart = v.object({
  groups: v.array(v.object({ slug: v.string(), name: v.string() })),
  systems: v.array(v.string()),
  columns: v.array(v.string()),
  rows: v.array(
    v.object({
      size: v.string(),
      others: v.array(v.string()),
      measures: v.array(v.union([v.number(), v.tuple([v.number(), v.number()])])),
    }),
  ),
})

/** The size charts of the sample, in their order. */
export const sampleCharts = [
  ...sql.matchAll(/^ {2}\(\d+, '([a-z-]+)', \$\$(.+?)\$\$, \$json\$(.+?)\$json\$\)/gms),
].map(([, id = '', name = '', text = '']): SizeChart => {
  const using = { targets: {}, media: {}, screens: {}, language: 'en', fallback: 'en' }
  const { groups, systems, columns, rows } = v.parse(chart, resolveContent(JSON.parse(text), using))
  return {
    ...{ id, name, groups, systems, measures: columns },
    rows: rows.map(({ size, others, measures }) => ({ size, others, cm: measures })),
  }
})
