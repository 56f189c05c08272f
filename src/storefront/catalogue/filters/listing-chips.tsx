import { useLocation } from 'react-router-dom'
import { toolWords } from '@/content/catalogue/listing-tools'
import { categoryName, type Listing } from '@/domain/catalogue/listing'
import type { ListingState } from '../use-listing-params'
import { Chips } from './chips'

type ListingChipsProps = {
  listing: Listing
  state: ListingState
  /** Number of products by category, once known: empty categories are left out. */
  counts: Readonly<Record<string, number>> | undefined
}

/** The listing's categories where there is no filter column, or its sibling collections. */
export function ListingChips({ listing, state, counts }: ListingChipsProps) {
  const { pathname } = useLocation()
  const { siblings, categories, fixed, chips, hasTiles } = listing
  const { hrefOf, address } = state
  // The banner shows the categories as pictures.
  if (hasTiles) return null
  if (siblings) {
    const links = siblings.map((sibling) => ({ ...sibling, current: sibling.to === pathname }))
    return <Chips label={toolWords.categories} chips={links} />
  }
  const current = fixed ?? address.category
  const links = categories
    .filter(({ name, kinds }) => name === current || !counts || kinds.some((kind) => counts[kind]))
    .map(({ name, to }) => ({
      label: categoryName(listing, name),
      to: hrefOf({ category: to ? to.category : name }, to?.path),
      current: name === current,
    }))
  const all = { label: toolWords.all, to: hrefOf({ category: null }), current: current === null }
  return (
    <Chips
      label={toolWords.categories}
      chips={fixed === undefined && links.length > 0 ? [all, ...links] : links}
      className={chips ? '' : 'lg:hidden'}
    />
  )
}
