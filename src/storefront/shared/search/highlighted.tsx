import { splitAtTerms } from '@/domain/text/words'

/** A text with the search terms highlighted. */
export function Highlighted({ text, terms }: { text: string; terms: readonly string[] }) {
  return splitAtTerms(text, terms).map(({ text: part, hit }, index) =>
    hit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a fragment is identified by its position
      <mark key={index} className="bg-transparent font-semibold text-inherit">
        {part}
      </mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <span key={index}>{part}</span>
    ),
  )
}
