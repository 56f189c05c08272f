import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { admin } from '@/content/admin/admin'
import { errors } from '@/content/shared/errors'
import { wordsFor } from '@/data/supabase/errors'
import { Button, buttonClass } from '@/ui/button'
import { ShopMark } from './shop-mark'

type StateNoteProps = {
  title: string
  text: string
  /** The way on. */
  link?: { to: string; label: string }
  children?: ReactNode
  failed?: boolean
  heading?: 'h1' | 'h2' | 'p'
}

/** A message in place of rows: empty, nothing found, or an error. */
export function StateNote({
  title,
  text,
  link,
  children,
  failed = false,
  heading: Heading = 'p',
}: StateNoteProps) {
  return (
    <div
      role={failed ? 'alert' : undefined}
      className="grid justify-items-center gap-1 px-6 py-14 text-center"
    >
      <ShopMark className={`size-10 ${failed ? 'text-danger' : 'text-line-strong'}`} />
      <Heading className="mt-2 font-text text-16 font-semibold tracking-normal">{title}</Heading>
      <p className="max-w-sm text-14 text-balance text-muted">{text}</p>
      {(link || children) && (
        <div className="mt-3 flex flex-wrap justify-center gap-2">
          {link && (
            <Link to={link.to} className={buttonClass({ look: 'quiet', size: 'medium' })}>
              {link.label}
            </Link>
          )}
          {children}
        </div>
      )}
    </div>
  )
}

/** What the notes below need of a query. */
type ShownQuery = {
  isLoadingError: boolean
  isRefetchError: boolean
  error: Error | null
  refetch: () => Promise<unknown>
}

/** Shown above rows whose refetch failed. */
export function StaleNote({ query }: { query: ShownQuery }) {
  if (!query.isRefetchError) return null
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 border-b border-line bg-highlight-soft px-4 py-1.5 md:px-5"
    >
      {admin.stale}
      <button
        type="button"
        onClick={() => void query.refetch()}
        className="min-h-11 font-semibold underline underline-offset-4 md:min-h-7"
      >
        {admin.tryAgain}
      </button>
    </div>
  )
}

/** What could not be loaded, why, and a retry. */
export function ErrorNote({
  title,
  error,
  retry,
  heading,
}: {
  title: string
  error: Error
  retry: () => void
  heading?: 'h1' | 'h2'
}) {
  const { text } = wordsFor(error, errors)
  return (
    <StateNote failed title={title} text={text} {...(heading && { heading })}>
      <Button size="small" onClick={retry}>
        {admin.tryAgain}
      </Button>
    </StateNote>
  )
}

/** In place of rows that could not be loaded. */
export function LoadingError({ title, query }: { title: string; query: ShownQuery }) {
  if (!query.isLoadingError || !query.error) return null
  return <ErrorNote title={title} error={query.error} retry={() => void query.refetch()} />
}
