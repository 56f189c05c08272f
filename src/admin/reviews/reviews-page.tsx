import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { admin } from '@/content/admin/admin'
import { adminReviews as words } from '@/content/admin/catalogue/reviews'
import { moderatedPerPage, moderatedReviewsQuery, useModerateReviews } from '@/data/reviews/moderated-reviews'
import { deletePictures } from '@/data/reviews/review-moderation'
import { type ModeratedReview, reviewViews } from '@/domain/product/review'
import { Button, buttonClass } from '@/ui/button'
import { usePageHead } from '@/ui/page-head'
import { ListScreen } from '../shared/list/list-screen'
import { SearchBox } from '../shared/list/search-box'
import { SegmentedLinks } from '../shared/list/segmented-links'
import { useListParams } from '../shared/list/use-list-params'
import { useMay } from '../shared/page/access'
import { StateNote } from '../shared/page/state-note'
import { toasts } from '../shared/page/toasts'
import { useOneStep } from '../shared/page/use-one-step'
import { ProductTabs } from '../shared/products/product-tabs'
import { AnswerDialog } from './answer-dialog'
import { HideDialog } from './hide-dialog'
import { ReviewRows, ReviewRowsSkeleton } from './review-rows'
import { SettingsDialog } from './settings-dialog'

/** All reviews of the shop: what is new first; each can be published, answered, hidden for a reason and shown again. */
export function ReviewsPage() {
  const { params, query, page, hrefOf, pageHref, search } = useListParams()
  const show = reviewViews.find((each) => each === params.get('show')) ?? 'new'
  const list = useQuery(moderatedReviewsQuery({ show, search: query, page }))
  const moderate = useModerateReviews()
  const [hiding, setHiding] = useState<ModeratedReview | null>(null)
  const [answering, setAnswering] = useState<ModeratedReview | null>(null)
  const [isSetting, setSetting] = useState(false)
  const may = useMay()
  usePageHead({ title: admin.title(words.title), hidden: true })
  const { data } = list
  const stale = data?.stalePictures
  useEffect(() => void deletePictures(stale ?? []), [stale])
  const reviews = data?.reviews ?? []
  const counts: Partial<Record<(typeof reviewViews)[number], number>> = data?.counts ?? {}

  // The next review moves up under the same finger.
  const { isBusy, take } = useOneStep()
  const onShow = ({ id, hidden, waiting, pictures }: ModeratedReview) =>
    take(() =>
      moderate.mutateAsync(
        { ids: [id], hide: null, pictures: pictures.map((picture) => picture.id) },
        toasts(hidden || waiting ? words.shown : words.checked, words.failed),
      ),
    )
  return (
    <>
      <ListScreen
        title={words.title}
        label={words.list}
        actions={
          may('settings') && (
            <Button look="quiet" size="medium" onClick={() => setSetting(true)}>
              {words.settings.action}
            </Button>
          )
        }
        tools={
          <>
            <SearchBox label={words.search} value={query} onSearch={search} />
            <SegmentedLinks
              label={words.filter}
              chosen={show}
              choices={reviewViews.map((value) => ({
                value,
                label: words.views[value],
                count: counts[value],
                to: hrefOf({ show: value === 'new' ? null : value }),
              }))}
            />
          </>
        }
        tabs={<ProductTabs />}
        list={list}
        errorTitle={words.error}
        found={query !== '' && data && words.found(data.total)}
        skeleton={<ReviewRowsSkeleton />}
        count={reviews.length}
        rows={
          <>
            <ReviewRows
              reviews={reviews}
              isShowing={isBusy}
              onHide={setHiding}
              onShow={onShow}
              onAnswer={setAnswering}
            />
            {data?.more && (
              <p className="px-4 py-2.5 text-12 text-muted md:px-5">{words.moreThan(data.total)}</p>
            )}
          </>
        }
        none={
          query ? (
            <StateNote
              title={words.noneFound.title(query)}
              text={words.noneFound.text}
              link={{ to: adminPaths.reviews, label: admin.clearFilters }}
            />
          ) : (
            <StateNote {...words.none[show]}>
              {show === 'new' && (
                <Link to={hrefOf({ show: 'all' })} className={buttonClass({ look: 'quiet', size: 'medium' })}>
                  {words.views.all}
                </Link>
              )}
            </StateNote>
          )
        }
        pager={{ page, perPage: moderatedPerPage, hrefOf: pageHref }}
      />
      {hiding && <HideDialog review={hiding} onClose={() => setHiding(null)} />}
      {answering && <AnswerDialog review={answering} onClose={() => setAnswering(null)} />}
      {isSetting && <SettingsDialog onClose={() => setSetting(false)} />}
    </>
  )
}
