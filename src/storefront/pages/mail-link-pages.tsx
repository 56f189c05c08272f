import { Link, useLocation } from 'react-router-dom'
import { paths } from '@/config/paths'
import { mailLinkWords } from '@/content/mail/mail-links'
import { common } from '@/content/shared/common'
import { errors } from '@/content/shared/errors'
import { useConfirmAddress, useStopMail } from '@/data/subscriptions/mail-links'
import { AppError, wordsFor } from '@/data/supabase/errors'
import { Button, buttonClass } from '@/ui/button'
import { usePageHead } from '@/ui/page-head'
import { MailLinkFrame } from './mail-link-frame'

// Both pages ask for a click, because mail scanners open links too. The link's secret is in the hash.

/** Where a mail asks to confirm its address, and with it a subscription. */
export function ConfirmAddressPage() {
  const words = mailLinkWords.confirm
  usePageHead({ title: common.title(words.documentTitle), hidden: true })
  const token = useLocation().hash.slice(1)
  const { mutate, data, error, isPending } = useConfirmAddress()
  const isUnknown = token === '' || (error instanceof AppError && error.kind === 'not-found')
  const { title, text } = isUnknown ? words.unknown : data ? confirmedWords(data) : words
  return (
    <MailLinkFrame
      title={title}
      text={text}
      failure={error && !isUnknown ? wordsFor(error, errors) : null}
      isDone={data !== undefined}
    >
      {!isUnknown && !data && (
        <Button aria-disabled={isPending || undefined} onClick={() => !isPending && mutate(token)}>
          {isPending ? words.busy : words.button}
        </Button>
      )}
      <HomeLink isMain={isUnknown || data !== undefined} />
    </MailLinkFrame>
  )
}

function confirmedWords({ topic, email }: { topic: string | null; email: string }) {
  const { title, text, topics } = mailLinkWords.confirm.done
  return { title, text: topics[topic?.split(':')[0] ?? ''] ?? text(email) }
}

/** Where "this was not me" leads: one button that ends all mail to the address, and one that takes it back. */
export function StopMailPage() {
  const words = mailLinkWords.stop
  usePageHead({ title: common.title(words.documentTitle), hidden: true })
  const token = useLocation().hash.slice(1)
  const { mutate, data, error, isPending } = useStopMail()
  const undo = useConfirmAddress()
  const isUnknown = token === '' || data === null
  const { title, text } = isUnknown
    ? words.unknown
    : data
      ? {
          title: words.done.title,
          text: undo.data
            ? words.done.undone(undo.data.email)
            : (data.stopped ? words.done.text : words.done.member)(data.email),
        }
      : words
  const failure = error ?? undo.error
  const busy = isPending || undo.isPending
  return (
    <MailLinkFrame
      title={title}
      text={text}
      failure={failure && wordsFor(failure, errors)}
      isDone={data !== undefined}
    >
      {!isUnknown && !data && (
        <Button aria-disabled={busy || undefined} onClick={() => !busy && mutate(token)}>
          {isPending ? words.busy : words.button}
        </Button>
      )}
      {data?.stopped && !undo.data && (
        <Button look="line" aria-disabled={busy || undefined} onClick={() => !busy && undo.mutate(token)}>
          {words.done.undo}
        </Button>
      )}
      <HomeLink isMain={isUnknown || data !== undefined} />
    </MailLinkFrame>
  )
}

function HomeLink({ isMain }: { isMain: boolean }) {
  return (
    <Link to={paths.home} className={buttonClass({ look: isMain ? 'main' : 'line' })}>
      {mailLinkWords.home}
    </Link>
  )
}
