import { createContext, use } from 'react'

type SectionFormState = {
  kind: string
  /** The language whose words the fields show. */
  language: string
  /** The shop's languages; the first is the one its rows are written in. */
  languages: readonly string[]
}

export const SectionFormContext = createContext<SectionFormState>({
  kind: '',
  language: 'en',
  languages: ['en'],
})

export const useSectionForm = () => use(SectionFormContext)
