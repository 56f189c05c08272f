import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { adminPaths } from '@/config/admin-paths'
import { adminRetention as words } from '@/content/admin/settings/retention'
import { type Retention, retentionQuery, useSetRetention } from '@/data/protection/retention'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/field'
import { Skeleton } from '@/ui/skeleton'
import { Panel, panelRow } from '../shared/page/panel'
import { LoadingError } from '../shared/page/state-note'
import { toasts } from '../shared/page/toasts'

/** How long what is no book is kept, each kind to see and to set. */
export function RetentionPanel() {
  const retention = useQuery(retentionQuery())
  return (
    <Panel
      id="retention"
      title={words.title}
      more={{ label: words.record.link, to: `${adminPaths.protection}?record` }}
    >
      <p className="-mt-1 px-4 pb-3 text-muted">{words.text}</p>
      {retention.isPending && <Skeleton className="mx-4 mb-4 h-40" />}
      <LoadingError title={words.error} query={retention} />
      <ul>
        {retention.data?.map((row) => (
          <RetentionRow key={`${row.name} ${row.days}`} row={row} />
        ))}
      </ul>
    </Panel>
  )
}

/** Empty is for ever. */
const read = (typed: string, least: number): number | null | undefined => {
  const text = typed.trim()
  if (text === '') return null
  return /^\d{1,5}$/.test(text) && Number(text) >= least && Number(text) <= 36_500 ? Number(text) : undefined
}

function RetentionRow({ row: { name, days, least } }: { row: Retention }) {
  const set = useSetRetention()
  const [typed, setTyped] = useState(days === null ? '' : String(days))
  const [isTried, setTried] = useState(false)
  const next = read(typed, least)
  const label = words.kinds[name]
  return (
    <li className={panelRow}>
      <form
        noValidate
        aria-label={label}
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (next === undefined || set.isPending) return
          set.mutate({ name, days: next }, toasts(words.saved, words.failed))
        }}
        className="flex w-full flex-wrap items-end gap-2"
      >
        <TextField
          dense
          className="min-w-0 flex-1 basis-40"
          label={label}
          placeholder={words.forEver}
          inputMode="numeric"
          maxLength={5}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={isTried && next === undefined ? words.problem(least) : null}
        />
        <Button type="submit" look="quiet" size="small" aria-label={words.saveOf(label)}>
          {words.save}
        </Button>
      </form>
    </li>
  )
}
