import { bestSellers } from './curated/best-sellers.ts'
import { flashSale } from './curated/flash-sale.ts'
import { newArrivals } from './curated/new-arrivals.ts'
import type { Curated } from './curated/shape.ts'
import { trending } from './curated/trending.ts'
import type { Subject } from './subject.ts'
import { thirdView, type View } from './views.ts'

/** the 40 curated products, in catalogue order */
export const CURATED: readonly Curated[] = [...flashSale, ...trending, ...newArrivals, ...bestSellers]

export interface Colourway {
  /** null for a product without colours */
  readonly name: string | null
  /** as used in file names */
  readonly file: string
  readonly color: string
  readonly accent: string
  readonly metal: 'gold' | 'silver' | undefined
  readonly accentWord: string
}

export function colourways(p: Curated): Colourway[] {
  return Object.entries(p.colours).map(([name, text]) => {
    const [color = '#B9472F', accent = '#E9A23B', ...words] = text.split(' ')
    const metal = accent === 'gold' || accent === 'silver' ? accent : undefined
    return {
      name: name === 'default' ? null : name,
      file: name.toLowerCase(),
      color,
      accent: metal ? color : accent,
      metal,
      accentWord: words.join(' '),
    }
  })
}

export const viewsOf = (p: Curated): readonly View[] => ['front', 'detail', thirdView(p.good), 'swatch']

export function curatedSubject(p: Curated, way: Colourway): Subject {
  const { good, ground, pattern, material } = p
  const { color, accent, metal } = way
  return { good, ground, pattern, material, color, accent, metal }
}

export function altText(p: Curated, way: Colourway, view: View): string {
  const text = view === 'hanger' || view === 'angle' ? p.third : p[view]
  const name = way.name ?? ''
  return text
    .replaceAll('{Colour}', name)
    .replaceAll('{colour}', name.toLowerCase())
    .replaceAll('{accent}', way.accentWord)
}
