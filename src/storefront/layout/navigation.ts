import { paths } from '@/config/paths'
import { layout } from '@/content/layout/layout'

export type NavLink = { label: string; to: string }
export type NavEntry = NavLink & { categories?: NavLink[]; sale?: boolean }

const { nav, categories } = layout

const inCategory = (department: string, names: readonly (keyof typeof categories)[]): NavLink[] =>
  names.map((name) => ({ label: categories[name], to: `${department}?category=${name}` }))

/** The header's links. */
export const navigation: readonly NavEntry[] = [
  {
    label: nav.women,
    to: '/women',
    categories: inCategory('/women', ['dresses', 'tops', 'bottoms', 'shoes', 'accessories']),
  },
  {
    label: nav.men,
    to: '/men',
    categories: inCategory('/men', ['shirts', 'pants', 'shoes', 'accessories']),
  },
  { label: nav.kids, to: '/kids' },
  { label: nav.beauty, to: '/beauty' },
  { label: nav.collections, to: paths.collections },
  { label: nav.newArrivals, to: '/new-arrivals' },
  { label: nav.sale, to: '/sale', sale: true },
]

/** `page` for the exact path, `true` for the department that contains it. */
export function currentOf(to: string, pathname: string, search: string): 'page' | 'true' | undefined {
  const category = new URLSearchParams(search).get('category')
  const [path, wanted] = to.split('?category=')
  if (path !== pathname) return undefined
  if (wanted === undefined) return category === null ? 'page' : 'true'
  return wanted === category ? 'page' : undefined
}
