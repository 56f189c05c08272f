import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router-dom'
import { common } from '@/content/shared/common'
import { previewWords as words } from '@/content/shared/preview'
import { previewQuery } from '@/data/pages/preview'
import { language } from '@/domain/text/language'
import { shownPage } from '@/sections/fetch-shown-page'
import { ErrorPanel } from '@/storefront/shared/page/error-panel'
import { usePageHead } from '@/ui/page-head'
import { StatePanel } from '@/ui/state-panel'
import { EditedSections } from './edited-sections'
import { PageSections } from './page-sections'

/** A page as it will be: in the editor's frame what is being typed, at a link with a token the draft. */
export function PreviewPage() {
  const { slug } = useParams()
  const [search] = useSearchParams()
  const token = search.get('token')
  usePageHead({ title: common.title(words.title), hidden: true })
  if (token) return <SharedDraft token={token} />
  return slug !== undefined && window.parent !== window ? (
    <EditedSections />
  ) : (
    <StatePanel heading="h1" {...words.alone} />
  )
}

/** For a colleague who has the link. */
function SharedDraft({ token }: { token: string }) {
  const { data: page, error, refetch, dataUpdatedAt } = useQuery(previewQuery(token, language))
  if (page === undefined)
    return error ? (
      <div className="wrap py-section">
        <ErrorPanel heading="h1" error={error} retry={() => void refetch()} />
      </div>
    ) : (
      <div className="min-h-dvh" />
    )
  if (page === null) return <StatePanel heading="h1" {...words.ended} />
  const shown = shownPage(page)
  return (
    <>
      <p role="status" className="bg-highlight-soft px-4 py-2 text-center text-14">
        {words.draft}
      </p>
      <PageSections
        page={shown}
        sections={shown.sections}
        readAt={dataUpdatedAt}
        refresh={() => void refetch()}
      />
    </>
  )
}
