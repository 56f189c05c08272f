import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sampleWords as words } from '@/content/admin/settings/sample'
import { errors } from '@/content/shared/errors'
import { sampleQuery, useRemoveSample } from '@/data/sample/sample'
import { wordsFor } from '@/data/supabase/errors'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Panel } from '../shared/page/panel'

/** Takes the sample shop away, where it was loaded. */
export function SamplePanel() {
  const { data } = useQuery(sampleQuery())
  const { remove, isPending, error, left } = useRemoveSample()
  const [asks, setAsks] = useState(false)
  if (!data) return null
  const problem = error && wordsFor(error, { ...errors, ...words.problems })
  return (
    <Panel id="sample" title={words.title}>
      <div className="grid justify-items-start gap-3 px-4 pb-4">
        <p className="max-w-prose text-muted">{words.text(data.products, data.orders)}</p>
        <Button look="danger" size="small" className="max-md:min-h-11" onClick={() => setAsks(true)}>
          {words.action}
        </Button>
      </div>
      <Dialog
        alert
        open={asks}
        onOpenChange={(wanted) => !wanted && !isPending && setAsks(false)}
        title={words.confirm.title}
        actions={
          <>
            <Button look="quiet" size="medium" disabled={isPending} onClick={() => setAsks(false)}>
              {words.confirm.cancel}
            </Button>
            <Button
              look="danger"
              size="medium"
              aria-disabled={isPending}
              onClick={() => !isPending && remove()}
            >
              {isPending ? words.confirm.busy(left) : words.confirm.submit}
            </Button>
          </>
        }
      >
        <p>{words.confirm.text}</p>
        {problem && (
          <p
            role="alert"
            className="mt-3 font-medium text-danger-text"
          >{`${problem.title}. ${problem.text}`}</p>
        )}
      </Dialog>
    </Panel>
  )
}
