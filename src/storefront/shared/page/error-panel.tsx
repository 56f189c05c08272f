import { appErrors } from '@/content/shared/app-errors'
import { common } from '@/content/shared/common'
import { errors } from '@/content/shared/errors'
import { wordsFor } from '@/data/supabase/errors'
import { Button } from '@/ui/button'
import { Deferred } from '@/ui/deferred'
import { lazyPart } from '@/ui/lazy-part'
import { StatePanel } from '@/ui/state-panel'
import { useOnline } from '@/ui/use-online'
import { EmptyPicture } from './empty-picture'

const OfflineLinks = lazyPart(() => import('./offline-links').then((module) => module.OfflineLinks))

type ErrorPanelProps = { error: Error; retry: () => void; heading?: 'h1' | 'h2' | 'h3' }

/** The error in the shopper's words with a retry button; on a whole page also an illustration. */
export function ErrorPanel({ error, retry, heading }: ErrorPanelProps) {
  const words = wordsFor(error, errors)
  const isUnseen = !useOnline() && words === errors.offline
  const { title, text } = isUnseen ? appErrors.unseen : words
  return (
    <StatePanel
      alert
      title={title}
      text={text}
      {...(heading && { heading })}
      {...(heading === 'h1' && !isUnseen && { picture: <EmptyPicture name="something-wrong" /> })}
      actions={
        <>
          <Button look="line" onClick={retry}>
            {common.tryAgain}
          </Button>
          {isUnseen && heading === 'h1' && (
            <Deferred>
              <OfflineLinks />
            </Deferred>
          )}
        </>
      }
    />
  )
}
