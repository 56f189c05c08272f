import { Link } from 'react-router-dom'
import { errors } from '@/content/shared/errors'
import { AppError, wordsFor } from '@/data/supabase/errors'
import { Button, buttonClass } from '@/ui/button'
import { StatePanel } from '@/ui/state-panel'

type LinkConfirmationProps = {
  words: {
    confirm: { title: string; text: string; submit: string; busy: string }
    expired: { title: string; text: string; action: string }
  }
  /** The page where a new link can be requested. */
  path: string
  isPending: boolean
  error: Error | null
  onConfirm: () => void
}

/** What a mailed link opens. It asks for a click, because mail scanners open links too. */
export function LinkConfirmation({ words, path, isPending, error, onConfirm }: LinkConfirmationProps) {
  if (error instanceof AppError && (error.kind === 'not-found' || error.kind === 'invalid')) {
    return (
      <div role="status">
        <StatePanel
          heading="h1"
          title={words.expired.title}
          text={words.expired.text}
          actions={
            <Link to={path} className={buttonClass()}>
              {words.expired.action}
            </Link>
          }
        />
      </div>
    )
  }
  const failure = error && wordsFor(error, errors)
  return (
    <StatePanel
      heading="h1"
      title={words.confirm.title}
      text={words.confirm.text}
      actions={
        <>
          <Button aria-disabled={isPending} onClick={() => !isPending && onConfirm()}>
            {isPending ? words.confirm.busy : words.confirm.submit}
          </Button>
          <p role="alert" className="basis-full text-14 font-medium text-danger-text empty:hidden">
            {failure && `${failure.title}. ${failure.text}`}
          </p>
        </>
      }
    />
  )
}
