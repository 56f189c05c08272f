import type { Language } from './language'

type Visit = {
  /** The language of the page. */
  page: Language
  spoken: readonly Language[]
  /** What this visitor has chosen before; `no` after an offer that they did not want. */
  chosen: Language | 'no' | null
  /** What the browser prefers, as `fr-MA`, the most preferred first. */
  preferred: readonly string[]
}

/** In which other of the shop's languages a visitor would rather read the page; null where they need no offer. */
export function offeredLanguage({ page, spoken, chosen, preferred }: Visit): Language | null {
  if (chosen === 'no') return null
  const wanted = [chosen, ...preferred].map((tag) => tag?.toLowerCase().split('-')[0])
  const code = wanted.flatMap((each) => spoken.find((one) => one === each) ?? [])[0]
  return code === undefined || code === page ? null : code
}
