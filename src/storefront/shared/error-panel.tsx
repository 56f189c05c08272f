import type { ReactNode } from 'react'
import { common } from '@/content/common'
import { errors } from '@/content/errors'
import { AppError } from '@/data/supabase/errors'
import { Button } from '@/ui/button'
import { StatePanel } from '@/ui/state-panel'
import { EmptyPicture } from './empty-picture'

type ErrorPanelProps = { error: Error; retry: () => void; heading?: 'h1' | 'h2' | 'h3'; extra?: ReactNode }

/** What went wrong in the shopper's words, with a way to try again; a whole page of it has a picture. */
export function ErrorPanel({ error, retry, heading, extra }: ErrorPanelProps) {
  const { title, text } = errors[error instanceof AppError ? error.kind : 'unknown']
  return (
    <StatePanel
      alert
      title={title}
      text={text}
      {...(heading && { heading })}
      {...(heading === 'h1' && { picture: <EmptyPicture name="something-wrong" /> })}
      actions={
        <>
          <Button look="line" onClick={retry}>
            {common.tryAgain}
          </Button>
          {extra}
        </>
      }
    />
  )
}
