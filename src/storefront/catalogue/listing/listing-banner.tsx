import { lazyPart } from '@/ui/lazy-part'
import { SuspenseBoundary } from '@/ui/suspense-boundary'
import type { Listing } from '../listings'

type BannerProps = { listing: Listing }

/** The heading alone, when the banner's code does not load. */
function Plain({ listing }: BannerProps) {
  return <h1 className="text-44 leading-[1.08]">{listing.title}</h1>
}

const banners = {
  department: lazyPart<BannerProps>(
    () =>
      import('../banners/department-banner').then(({ DepartmentBanner }) => ({ listing }) => {
        const department = departments.find((name) => name === listing.filter.departments?.[0])
        return department && <DepartmentBanner department={department} />
      }),
    { instead: Plain },
  ),
  sale: lazyPart<BannerProps>(() => import('../banners/sale-banner').then((module) => module.SaleBanner), {
    instead: Plain,
  }),
  'new-arrivals': lazyPart<BannerProps>(
    () => import('../banners/new-arrivals-banner').then((module) => module.NewArrivalsBanner),
    { instead: Plain },
  ),
}
const departments = ['women', 'men', 'kids'] as const

/** Each banner's height, to prevent layout shift. */
const heights = {
  department: 'h-84.5 md:h-107 lg:h-91.5',
  sale: 'h-73 md:h-91',
  'new-arrivals': 'h-101 md:h-108 lg:h-62.5',
}

/** The listing's banner, which contains the page's heading. */
export function ListingBanner({ listing, name }: BannerProps & { name: keyof typeof banners }) {
  const Banner = banners[name]
  return (
    <SuspenseBoundary fallback={<div className={heights[name]} />}>
      <Banner listing={listing} />
    </SuspenseBoundary>
  )
}
