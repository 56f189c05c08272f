import { splitAtTerms } from '@/domain/words'

/** A text with the words marked that were searched for. */
export function Highlighted({ text, terms }: { text: string; terms: readonly string[] }) {
  return splitAtTerms(text, terms).map(({ text: piece, hit }, place) =>
    hit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
      <mark key={place} className="bg-transparent font-semibold text-inherit">
        {piece}
      </mark>
    ) : (
      piece
    ),
  )
}
