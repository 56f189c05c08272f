import type { Minor } from '../money/money'
import { tidy } from '../text/letters'
import { partsOf } from './options/size-parts'

/** In which unit prices are shown, and how many of it one of each measure is. */
const units = {
  ml: ['litre', 0.001],
  cl: ['litre', 0.01],
  l: ['litre', 1],
  g: ['kilogram', 0.001],
  kg: ['kilogram', 1],
  cm: ['metre', 0.01],
  m: ['metre', 1],
  m2: ['square', 1],
} as const
type Unit = (typeof units)[keyof typeof units][0]

const isMeasure = (text: string): text is keyof typeof units => text in units

/** How much the first text says that is a measure, such as `250 ml` or `2 x 0,5 l`, and nothing else beside a third option; null where none is. */
export function measureIn(texts: readonly string[]): { quantity: number; sign: keyof typeof units } | null {
  for (const [text] of texts.map(partsOf)) {
    const [, times = '1', size = '', sign = ''] =
      /^(?:(\d{1,3}) ?[x×] ?)?(\d{1,6}(?:[.,]\d{1,3})?) ?([a-z²]{1,2}2?)$/i.exec(tidy(text)) ?? []
    const measure = sign.toLowerCase().replace('²', '2')
    const quantity = Number(times) * Number(size.replace(',', '.'))
    if (isMeasure(measure) && quantity > 0) return { quantity, sign: measure }
  }
  return null
}

/** What one unit costs when what these texts say costs `price`; null where none of them is a measure. */
export function unitPrice(price: Minor, texts: readonly string[]): { amount: Minor; unit: Unit } | null {
  const measure = measureIn(texts)
  if (!measure) return null
  const [unit, share] = units[measure.sign]
  return { amount: Math.round(price / (measure.quantity * share)), unit }
}
