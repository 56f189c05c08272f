import { type ComponentType, useMemo } from 'react'
import type { StoredSection } from '@/data/pages/fetch-page'
import { type SectionModule, sectionLoader } from '@/sections/registry'
import { lazyPart } from '@/ui/lazy-part'
import { reloadOnce } from '@/ui/reload-once'

type Part = ComponentType<{ section: StoredSection }>
type Parts = { now: Part; later: Part }

const parts = new Map<string, Parts | undefined>()

/** The component of a kind, in its own chunk: `later` loads when the browser is idle. Undefined for an unknown kind. */
export function sectionPart(kind: string): Parts | undefined {
  if (!parts.has(kind)) {
    const load = sectionLoader(kind)
    const checked =
      load &&
      (() =>
        load().then(
          (module): Part =>
            ({ section }) => <CheckedSection module={module} section={section} />,
          reloadOnce,
        ))
    parts.set(kind, checked && { now: lazyPart(checked), later: lazyPart(checked, { when: 'idle' }) })
  }
  return parts.get(kind)
}

type CheckedSectionProps = { module: SectionModule; section: StoredSection }

/** A section whose row does not have the form of its kind shows nothing to shoppers; the editor says what is wrong. */
function CheckedSection({ module: { schema, Section }, section }: CheckedSectionProps) {
  // By the schema's own method: the library that made it comes with the sections, after the first load.
  const parsed = useMemo(() => schema['~run']({ value: section }, {}), [schema, section])
  return parsed.typed && !parsed.issues ? <Section id={section.id} section={parsed.value} /> : null
}
