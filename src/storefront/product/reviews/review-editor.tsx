import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '@/config/paths'
import { reviewWords } from '@/content/product/reviews'
import { common } from '@/content/shared/common'
import { memberQuery } from '@/data/auth/session'
import { myReviewQuery } from '@/data/reviews/review-queries'
import { type OwnReview, parseDraft } from '@/domain/product/review'
import { shopperDraft } from '@/storefront/shared/forms/use-kept'
import { Button, buttonClass } from '@/ui/button'
import { Skeleton } from '@/ui/skeleton'
import { ReviewForm, reviewDraftName } from './review-form'
import { ReviewItem } from './review-item'

const words = reviewWords.editor

type ReviewEditorProps = {
  slug: string
  /** Called when the member has written or changed their review. */
  onWritten: () => void
}

/**
 * The part of the reviews tab in which a member writes: a sign-in link for guests, the form for buyers, and their own
 * review.
 */
export function ReviewEditor({ slug, onWritten }: ReviewEditorProps) {
  const { data: member } = useQuery(memberQuery())
  const { pathname, search } = useLocation()
  if (member === undefined) return <Skeleton className="h-24" />
  if (member) return <MemberReview slug={slug} memberId={member.id} onWritten={onWritten} />
  const back = encodeURIComponent(`${pathname}${search}#reviews`)
  return (
    <EditorFrame text={words.guest}>
      <Link to={`${paths.login}?next=${back}`} className={buttonClass({ look: 'line', size: 'medium' })}>
        {words.signIn}
      </Link>
    </EditorFrame>
  )
}

function MemberReview({ slug, memberId, onWritten }: ReviewEditorProps & { memberId: string }) {
  const myReview = useQuery(myReviewQuery(slug, memberId))
  const [writing, setWriting] = useState<'by-hand' | 'found' | null>(() =>
    shopperDraft(reviewDraftName(slug), parseDraft).read() ? 'found' : null,
  )
  const [done, setDone] = useState<string | null>(null)
  const message = useRef<HTMLParagraphElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const returning = useRef(false)

  useEffect(() => {
    if (done !== null) message.current?.focus()
  }, [done])
  useEffect(() => {
    if (writing === null && returning.current) button.current?.focus()
    returning.current = writing !== null
  }, [writing])

  if (myReview.isPending) return <Skeleton className="h-24" />
  if (myReview.isLoadingError)
    return (
      <EditorFrame text={words.failed}>
        <Button look="line" size="medium" onClick={() => void myReview.refetch()}>
          {common.tryAgain}
        </Button>
      </EditorFrame>
    )
  const { may, review } = myReview.data ?? { may: false, review: null }
  const write = () => {
    setDone(null)
    setWriting('by-hand')
  }
  const onDone = (stored: OwnReview) => {
    returning.current = false
    setWriting(null)
    setDone(doneWords(stored, review !== null))
    onWritten()
  }
  if (writing && may)
    return (
      <ReviewForm
        slug={slug}
        memberId={memberId}
        review={review}
        byHand={writing === 'by-hand'}
        onDone={onDone}
        onCancel={() => setWriting(null)}
      />
    )
  return (
    <>
      <p
        ref={message}
        role="status"
        tabIndex={-1}
        className={
          done === null
            ? 'sr-only'
            : 'mb-4 rounded-control bg-success-soft px-4 py-3 text-14 font-medium text-success outline-none'
        }
      >
        {done}
      </p>
      {review ? (
        <section
          aria-labelledby="own-review"
          className="rounded-surface border border-line bg-surface-raised p-4 md:p-6"
        >
          <div className="mb-3 flex items-center justify-between gap-4">
            <h2 id="own-review" className="text-20">
              {words.own}
            </h2>
            {may && (
              <Button ref={button} look="quiet" size="medium" onClick={write}>
                {words.edit}
              </Button>
            )}
          </div>
          {review.hidden && <p className="mb-3 text-14 font-medium text-danger-text">{words.hidden}</p>}
          {review.waiting && <p className="mb-3 text-14 font-medium">{words.waiting}</p>}
          <ReviewItem review={{ ...review, pictures: [] }} />
        </section>
      ) : (
        <EditorFrame text={may ? words.invite : words.notYet}>
          {may && (
            <Button ref={button} size="medium" onClick={write}>
              {words.write}
            </Button>
          )}
        </EditorFrame>
      )}
    </>
  )
}

function EditorFrame({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <section
      aria-labelledby="review-editor"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-surface bg-surface-sunken p-4 md:px-6"
    >
      <div className="max-w-prose">
        <h2 id="review-editor" className="text-20">
          {words.title}
        </h2>
        <p className="text-14 text-pretty text-muted">{text}</p>
      </div>
      {children}
    </section>
  )
}

function doneWords({ hidden, waiting }: OwnReview, again: boolean): string {
  const { done, saved, savedHidden, doneWaiting } = reviewWords.form
  if (hidden) return savedHidden
  if (waiting) return doneWaiting
  return again ? saved : done
}
