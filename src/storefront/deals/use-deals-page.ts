import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { StoredSection } from '@/data/pages/fetch-page'
import { withFacts } from '@/domain/store/facts'
import type { schema as clubSchema } from '@/sections/club'
import type { schema as bannerSchema } from '@/sections/deals-banner'
import type { SectionFields } from '@/sections/fields'
import { pageQuery } from '@/sections/page-query'
import { useShopFacts } from '@/storefront/shared/sections/shop-facts'

type Banner = SectionFields<typeof bannerSchema>
type Club = SectionFields<typeof clubSchema>
const isBanner = (section: StoredSection): section is StoredSection & Banner =>
  section.kind === 'deals-banner'
const isClub = (section: StoredSection): section is StoredSection & Club => section.kind === 'club'

/** What the shop says on one of the pages of its deals: in its head, on its banner, and of its club. */
export function useDealsPage(slug: 'deals' | 'flash-deals') {
  const facts = useShopFacts()
  const { data } = useQuery(pageQuery(slug))
  return useMemo(() => {
    const page = data && data.movedTo === undefined ? withFacts(data, facts) : undefined
    return {
      title: page?.title,
      description: page?.description,
      isIndexed: page?.isIndexed ?? true,
      banner: page?.sections.find(isBanner) ?? standards[slug],
      club: page?.sections.find(isClub),
    }
  }, [data, facts, slug])
}

const plain = { title: '', text: '', picture: null, tall: null } as const
/** Until it is read, or where nothing more is written. */
const standards: Readonly<Record<'deals' | 'flash-deals', Banner>> = {
  deals: { ...plain, deals: 'daily', ground: 'green', corner: 'top' },
  'flash-deals': { ...plain, deals: 'flash', ground: 'band', corner: 'bottom' },
}
