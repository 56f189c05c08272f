import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sampleWords as words } from '@/content/admin/settings/sample'
import { errors } from '@/content/shared/errors'
import { comma } from '@/content/shared/lists'
import { type SampleLeft, sampleQuery, useRemoveSample } from '@/data/sample/sample'
import { wordsFor } from '@/data/supabase/errors'
import { Button } from '@/ui/button'
import { ConfirmDialog } from '../shared/form/confirm-dialog'
import { Panel } from '../shared/page/panel'
import { namesOfPlaces } from '../shared/products/shown-in'

/** Takes the sample shop away, where it was loaded, and says what stayed. */
export function SamplePanel() {
  const { data } = useQuery(sampleQuery())
  const { remove, isPending, error, left } = useRemoveSample()
  const [asks, setAsks] = useState(false)
  if (!data) return null
  const problem = error && wordsFor(error, { ...errors, ...words.problems })
  const { title, text } = data.left ? words.left.confirm : words.confirm
  return (
    <Panel id="sample" title={words.title}>
      <div className="grid justify-items-start gap-3 px-4 pb-4">
        <p className="max-w-prose text-muted">
          {data.left ? words.left.text : words.text(data.products, data.orders)}
        </p>
        {data.left && <LeftList left={data.left} />}
        <Button look="danger" size="small" onClick={() => setAsks(true)}>
          {data.left ? words.left.action : words.action}
        </Button>
      </div>
      <ConfirmDialog
        open={asks}
        title={title}
        keep={words.confirm.cancel}
        confirm={words.confirm.submit}
        busy={words.confirm.busy(left)}
        isBusy={isPending}
        onClose={() => setAsks(false)}
        onConfirm={() => remove(() => setAsks(false))}
      >
        <p>{text}</p>
        {problem && (
          <p
            role="alert"
            className="mt-3 font-medium text-danger-text"
          >{`${problem.title}. ${problem.text}`}</p>
        )}
      </ConfirmDialog>
    </Panel>
  )
}

/** What stayed, by its reason. */
function LeftList({ left }: { left: readonly SampleLeft[] }) {
  const byReason = Map.groupBy(left, ({ places, is_used }) => {
    if (places.length > 0) return words.left.shown(namesOfPlaces(places))
    return is_used ? words.left.used : ''
  })
  const others = byReason.get('')?.length ?? 0
  byReason.delete('')
  return (
    <>
      <dl className="grid max-w-prose gap-2">
        {[...byReason].map(([reason, rows]) => (
          <div key={reason}>
            <dt className="font-medium">{reason}</dt>
            <dd className="text-muted">{namesOf(rows)}</dd>
          </div>
        ))}
      </dl>
      {others > 0 && <p className="text-muted">{words.left.more(others)}</p>}
    </>
  )
}

function namesOf(rows: readonly SampleLeft[]): string {
  const pictures = rows.filter(({ kind }) => kind === 'media').length
  return [
    ...rows.flatMap(({ kind, name }) => (kind === 'media' ? [] : [words.left.name(name, kind)])),
    ...(pictures > 0 ? [words.left.pictures(pictures)] : []),
  ].join(comma)
}
