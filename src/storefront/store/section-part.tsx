import type { ComponentType } from 'react'
import type { StoredSection } from '@/data/pages/fetch-page'
import { sectionPartLoader } from '@/sections/registry'
import { lazyPart } from '@/ui/lazy-part'
import { reloadOnce } from '@/ui/reload-once'

type Part = ComponentType<{ id: string; section: StoredSection }>
type Parts = { now: Part; later: Part }

const parts = new Map<string, Parts | undefined>()

/** The component of a kind, in its own chunk: `later` loads when the browser is idle. Undefined for an unknown kind. */
export function sectionPart(kind: string): Parts | undefined {
  if (!parts.has(kind)) {
    const load = sectionPartLoader(kind)
    const safely = load && (() => load().catch(reloadOnce))
    parts.set(kind, safely && { now: lazyPart(safely), later: lazyPart(safely, { when: 'idle' }) })
  }
  return parts.get(kind)
}
