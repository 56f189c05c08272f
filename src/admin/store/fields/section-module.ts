import { use } from 'react'
import { type SectionModule, sectionLoader } from '@/sections/registry'

const modules = new Map<string, Promise<SectionModule | null>>()

function moduleOf(kind: string): Promise<SectionModule | null> {
  const known = modules.get(kind)
  if (known) return known
  const load = sectionLoader(kind)
  const loading: Promise<SectionModule | null> = load
    ? load().catch((error: unknown) => {
        // A failed download may be tried again.
        modules.delete(kind)
        throw error
      })
    : Promise.resolve(null)
  modules.set(kind, loading)
  return loading
}

/** The file of a kind of section, whose schema its form is made from; null for a kind that there is none of. Suspends. */
export const useSectionModule = (kind: string) => use(moduleOf(kind))
