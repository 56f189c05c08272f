import { createContext, type ReactNode, useContext } from 'react'
import type { Language } from '@/domain/text/language'
import { Skeleton } from '@/ui/skeleton'
import { type Paper, usePaper } from './use-paper'

const PaperContext = createContext<Paper | null>(null)

/** What the paper around a component is written with. */
export function useWritten(): Paper {
  const paper = useContext(PaperContext)
  if (!paper) throw new Error('There is no paper around this')
  return paper
}

type SheetProps = { language: Language; label: string; className: string; children: ReactNode }

/** A paper in a language of its own, which the page around it may not speak. */
export function WrittenSheet({ language, label, className, children }: SheetProps) {
  const paper = usePaper(language)
  if (!paper) return <Skeleton className="mx-auto h-dvh w-full max-w-3xl" />
  return (
    <article aria-label={label} lang={language} dir={paper.direction} className={className}>
      <PaperContext value={paper}>{children}</PaperContext>
    </article>
  )
}
