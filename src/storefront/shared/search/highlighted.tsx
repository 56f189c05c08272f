import { splitAtTerms } from '@/domain/words'

/** A text with the words marked that were searched for. */
export function Highlighted({ text, terms }: { text: string; terms: readonly string[] }) {
  return splitAtTerms(text, terms).map(({ text: piece, hit }, index) =>
    hit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its index
      <mark key={index} className="bg-transparent font-semibold text-inherit">
        {piece}
      </mark>
    ) : (
      piece
    ),
  )
}
