import type { ReactNode } from 'react'
import { common } from '@/content/common'
import { errors } from '@/content/errors'
import { AppError } from '@/data/supabase/errors'
import { Button } from '@/ui/button'
import { StatePanel } from '@/ui/state-panel'

type ErrorPanelProps = { error: Error; retry: () => void; heading?: 'h1' | 'h2' | 'h3'; extra?: ReactNode }

/** What went wrong in the shopper's words, with a way to try again. */
export function ErrorPanel({ error, retry, heading, extra }: ErrorPanelProps) {
  const { title, text } = errors[error instanceof AppError ? error.kind : 'unknown']
  return (
    <StatePanel
      alert
      title={title}
      text={text}
      {...(heading && { heading })}
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
