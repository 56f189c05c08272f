import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import * as v from 'valibot'
import { helpWords as words } from '@/content/pages/help'
import { helpPagesQuery } from '@/data/pages/page-queries'
import { useIdentity } from '@/data/settings/use-identity'
import { searchHelp } from '@/domain/catalogue/help-search'
import { HelpResults } from '@/storefront/shared/help/help-results'
import { HelpSearchBox } from '@/storefront/shared/help/help-search-box'
import { useHelpQuery } from '@/storefront/shared/help/use-help-query'
import { ErrorPanel } from '@/storefront/shared/page/error-panel'
import { HelpBanner } from '@/storefront/shared/page/help-banner'
import { usePageContents } from '@/storefront/shared/sections/page-context'
import { line, lines, type SectionProps } from '../fields'
import { helpEntries } from './help-entries'

export const schema = () => v.object({ title: line(120), text: lines(240) })

/** A search through the questions of the shop's pages and its policies, with the answers below it. */
export function Section({ section: { title, text } }: SectionProps<typeof schema>) {
  const page = usePageContents()
  const { facts } = page
  const identity = useIdentity()
  const { typed, query, type } = useHelpQuery()
  const { data, error, refetch } = useQuery({ ...helpPagesQuery(), enabled: query !== '' })
  const entries = useMemo(() => data && helpEntries(data, facts, identity), [data, facts, identity])
  const hits = useMemo(() => entries && searchHelp(entries, query, words.fillers), [entries, query])
  return (
    <>
      <HelpBanner title={title || page.title} lead={text}>
        <HelpSearchBox
          label={words.search}
          hint={words.hint}
          clear={words.clear}
          value={typed}
          onChange={type}
          className="mt-6 max-w-xl"
        />
      </HelpBanner>
      <p role="status" className="sr-only">
        {query && hits && words.found(hits.length, query)}
      </p>
      {query && (hits || error) && (
        <div className="wrap pt-10 pb-4">
          {hits ? (
            <HelpResults query={query} hits={hits} />
          ) : (
            error && <ErrorPanel error={error} retry={() => void refetch()} />
          )}
        </div>
      )}
    </>
  )
}
