import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '@/config/paths'
import { common } from '@/content/common'
import { errors } from '@/content/errors'
import { unsubscribeWords as words } from '@/content/unsubscribe'
import { type Left, useUnsubscribe } from '@/data/subscriptions/unsubscribe'
import { wordsFor } from '@/data/supabase/errors'
import { Button, buttonClass } from '@/ui/button'
import { usePageHead } from '@/ui/page-head'

/**
 * The page behind the unsubscribe link in a mail, its secret in the hash. It asks for a click, because mail scanners
 * open links too.
 */
export function UnsubscribePage() {
  usePageHead({ title: common.title(words.documentTitle), hidden: true })
  const { hash } = useLocation()
  const token = hash.slice(1)
  const { mutate, isPending, error } = useUnsubscribe()
  const [ended, setEnded] = useState<{ left: Left | null; all: boolean } | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (ended) heading.current?.focus({ preventScroll: true })
  }, [ended])

  const onPress = () => {
    const all = ended !== null
    if (!isPending) mutate({ token, all }, { onSuccess: (left) => setEnded({ left, all }) })
  }
  const unknown = token === '' || ended?.left === null
  const { title, text } = unknown ? words.unknown : ended?.left ? doneWords(ended.left, ended.all) : words
  const failure = error && wordsFor(error, errors)
  const more = ended !== null

  return (
    <div className="relative isolate overflow-hidden bg-sand-hero">
      <div
        aria-hidden="true"
        className="absolute end-0 top-0 -z-1 h-75 w-97.5 bg-[url('/art/hero-corner.svg')] bg-no-repeat md:origin-top-right md:scale-150"
      />
      <div className="wrap min-h-120 py-section">
        <h1 ref={heading} tabIndex={-1} className="max-w-xl text-44 leading-[1.1] outline-none">
          {title}
        </h1>
        <p role="status" className="mt-4 max-w-xl text-20 leading-normal text-pretty text-muted">
          {text}
        </p>
        {failure && (
          <p role="alert" className="mt-4 max-w-xl font-medium text-terracotta-text">
            {failure.title}. {failure.text}
          </p>
        )}
        <p className="mt-8 flex flex-wrap gap-3">
          {!unknown && !ended?.all && (
            <Button look={more ? 'line' : 'main'} aria-disabled={isPending || undefined} onClick={onPress}>
              {isPending ? words.busy : more ? words.done.more : words.button}
            </Button>
          )}
          <Link to={paths.home} className={buttonClass({ look: unknown || more ? 'main' : 'line' })}>
            {words.home}
          </Link>
        </p>
      </div>
    </div>
  )
}

function doneWords({ list, email }: Left, all: boolean) {
  const { title, lists, all: everything } = words.done
  return { title, text: (all ? everything : (lists[list] ?? everything))(email) }
}
