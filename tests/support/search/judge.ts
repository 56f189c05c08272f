// How much of a first page is what a person would show first.
import { arabicLabels } from './arabic-labels.ts'
import { englishLabels } from './english-labels.ts'
import { frenchLabels } from './french-labels.ts'
import { fitsLabel, type JudgedProduct, type Label } from './judged-products.ts'
import { moroccanLabels } from './moroccan-labels.ts'

export const labels = {
  English: englishLabels,
  French: frenchLabels,
  Arabic: arabicLabels,
  Moroccan: moroccanLabels,
} satisfies Record<string, readonly Label[]>
export type Language = keyof typeof labels

/** What the labels are judged by; one row per live product. */
export const judgedProducts = `
  select p.id, p.title, p.title || ' ' || p.description as text, coalesce(c.department, '') as department, p.colors,
    p.sizes_left as sizes, least(p.price, d.price)::float as paid, p.discount > 0 or d.price is not null as reduced
  from public.products p join public.collections c on c.slug = p.collection_slug
  left join private.active_deal_prices() d on d.product_id = p.id
  where p.status = 'live'`

export type Score = {
  language: Language
  query: string
  /** Every other query was kept apart while the words were chosen. */
  isHeldOut: boolean
  precision: number
  /** Titles on the page that don't belong there. */
  wrong: string[]
}

const firstPage = 12

/**
 * Scores every query: the share of what belongs among the first twelve products, or among as many as belong at all where
 * that is fewer.
 * @param search the ids of the first products that a query shows, at least twelve where it finds as many
 */
export async function judge(
  products: readonly JudgedProduct[],
  search: (query: string) => Promise<readonly string[]>,
): Promise<Score[]> {
  const byId = new Map(products.map((product) => [product.id, product]))
  const scores: Score[] = []
  for (const [language, queries] of Object.entries(labels)) {
    for (const [index, label] of queries.entries()) {
      const fits = fitsLabel(label)
      const most = Math.min(firstPage, products.filter(fits).length)
      const shown = (await search(label[0])).slice(0, most).flatMap((id) => byId.get(id) ?? [])
      scores.push({
        language: language as Language,
        query: label[0],
        isHeldOut: index % 2 === 1,
        precision: most === 0 ? 0 : shown.filter(fits).length / most,
        wrong: shown.filter((product) => !fits(product)).map(({ title }) => title),
      })
    }
  }
  return scores
}

export const meanOf = (scores: readonly Score[]): number =>
  scores.reduce((sum, { precision }) => sum + precision, 0) / Math.max(1, scores.length)
