import { useQuery } from '@tanstack/react-query'
import type { papers as english } from '@/content/papers/papers'
import { orderKeys } from '@/data/orders/order-keys'
import { type Written, writtenIn } from '@/domain/papers/written-in'
import type { Language } from '@/domain/text/language'
import type { Words } from '../../../content/words'

/** A language as papers and messages are written in it. */
export type Paper = Written & { words: Words<typeof english> }

/** The words of every language, whichever the admin is in; each is loaded when something is shown that needs it. */
const words: Readonly<Record<Language, () => Promise<{ papers: Paper['words'] }>>> = {
  en: () => import('../../../content/en/papers/papers'),
  fr: () => import('../../../content/fr/papers/papers'),
  ar: () => import('../../../content/ar/papers/papers'),
}

/** What an order's papers and messages are written with, in its own language; undefined while that is loaded. */
export function usePaper(language: Language): Paper | undefined {
  const { data } = useQuery({
    queryKey: orderKeys.paper(language),
    queryFn: async (): Promise<Paper> => ({
      ...writtenIn(language),
      words: (await words[language]()).papers,
    }),
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })
  return data
}
