import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '@/config/paths'
import { unsubscribeWords as words } from '@/content/account/unsubscribe'
import { common } from '@/content/shared/common'
import { errors } from '@/content/shared/errors'
import { type Left, useUnsubscribe } from '@/data/subscriptions/unsubscribe'
import { wordsFor } from '@/data/supabase/errors'
import { Button, buttonClass } from '@/ui/button'
import { usePageHead } from '@/ui/page-head'
import { MailLinkFrame } from './mail-link-frame'

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

  const onPress = () => {
    const all = ended !== null
    if (!isPending) mutate({ token, all }, { onSuccess: (left) => setEnded({ left, all }) })
  }
  const unknown = token === '' || ended?.left === null
  const { title, text } = unknown ? words.unknown : ended?.left ? doneWords(ended.left, ended.all) : words
  const failure = error && wordsFor(error, errors)
  const more = ended !== null

  return (
    <MailLinkFrame title={title} text={text} failure={failure} isDone={ended !== null}>
      {!unknown && !ended?.all && (
        <Button look={more ? 'line' : 'main'} aria-disabled={isPending || undefined} onClick={onPress}>
          {isPending ? words.busy : more ? words.done.more : words.button}
        </Button>
      )}
      <Link to={paths.home} className={buttonClass({ look: unknown || more ? 'main' : 'line' })}>
        {words.home}
      </Link>
    </MailLinkFrame>
  )
}

function doneWords({ list, email }: Left, all: boolean) {
  const { title, lists, all: everything } = words.done
  return { title, text: (all ? everything : (lists[list] ?? everything))(email) }
}
