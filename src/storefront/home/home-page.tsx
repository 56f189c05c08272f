import { useQuery } from '@tanstack/react-query'
import { paths } from '@/config/paths'
import { home } from '@/content/pages/home'
import { homeSectionsQuery } from '@/data/products/home-sections'
import { Deferred } from '@/ui/deferred'
import { ErrorBoundary } from '@/ui/error-boundary'
import { lazyPart } from '@/ui/lazy-part'
import { usePageHead } from '@/ui/page-head'
import { reloadOnce } from '@/ui/reload-once'
import { FactsStrip } from './facts-strip'
import { flashSaleWindow } from './flash-sale-window'
import { Hero } from './hero'

const Sections = lazyPart(() => import('./sections').then((module) => module.Sections, reloadOnce), {
  when: 'idle',
})

/** The home page: the hero, and below it its sections. */
export function HomePage() {
  usePageHead({ title: home.title, description: home.description, path: paths.home })
  const { data, isError, dataUpdatedAt } = useQuery(homeSectionsQuery())
  const known = data !== undefined || isError
  return (
    <>
      <ErrorBoundary fallback={null}>
        <Hero
          flashEndsAt={
            known ? (flashSaleWindow(data?.flash ?? [], dataUpdatedAt)?.endsAt ?? null) : undefined
          }
        />
      </ErrorBoundary>
      <ErrorBoundary fallback={null}>
        <FactsStrip />
      </ErrorBoundary>
      <Deferred fallback={<div className="min-h-[200vh]" />}>
        <Sections />
      </Deferred>
    </>
  )
}
