import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dayWords, timeWords } from '@/content/admin/admin'
import { auditField } from '@/content/admin/settings/audit'
import { auditOperation } from '@/content/admin/settings/audit-operations'
import { changeLog as words } from '@/content/admin/settings/change-log'
import { auditPeopleQuery, auditQuery } from '@/data/audit/audit-queries'
import { serverNow } from '@/data/supabase/server-clock'
import { type AuditEntry, type AuditTable, auditTables } from '@/domain/shop/audit'
import { Button } from '@/ui/button'
import { SelectField } from '@/ui/field'
import { Skeleton } from '@/ui/skeleton'
import { Panel } from '../../shared/page/panel'
import { ErrorNote, StateNote } from '../../shared/page/state-note'
import { auditValue } from './audit-value'

export function AuditLog() {
  const [table, setTable] = useState<AuditTable | null>(null)
  const [person, setPerson] = useState<string | null>(null)
  const { data: people = [] } = useQuery(auditPeopleQuery())
  const log = useInfiniteQuery(auditQuery(table, person))
  const entries = log.data?.pages.flat()
  return (
    <Panel id="changes" title={words.title}>
      <p className="-mt-1 px-4 text-muted">{words.text}</p>
      <div className="grid gap-3 px-4 pt-3 pb-4 sm:grid-cols-2">
        <SelectField
          dense
          label={words.filter}
          value={table ?? ''}
          onChange={(event) => setTable(auditTables.find((each) => each === event.target.value) ?? null)}
        >
          <option value="">{words.all}</option>
          {auditTables.map((each) => (
            <option key={each} value={each}>
              {words.tables[each]}
            </option>
          ))}
        </SelectField>
        <SelectField
          dense
          label={words.person}
          value={person ?? ''}
          onChange={(event) => setPerson(event.target.value || null)}
        >
          <option value="">{words.everybody}</option>
          {people.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </SelectField>
      </div>
      {log.isPending && <Skeleton className="mx-4 mb-4 h-40" />}
      {log.isLoadingError && (
        <ErrorNote title={words.error} error={log.error} retry={() => void log.refetch()} />
      )}
      {entries?.length === 0 && <StateNote {...words.none} />}
      <ul>
        {entries?.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
      {log.hasNextPage && (
        <p className="border-t border-line p-3 text-center">
          <Button
            look="quiet"
            size="small"
            disabled={log.isFetchingNextPage}
            onClick={() => void log.fetchNextPage()}
          >
            {log.isFetchingNextPage ? words.loading : words.more}
          </Button>
        </p>
      )}
    </Panel>
  )
}

const tableNames: Readonly<Record<string, string>> = words.tables

function Entry({ entry }: { entry: AuditEntry }) {
  const { at, actor, table, label, operation, difference, currency } = entry
  const now = serverNow()
  const context = { currency, now }
  // A row that was added or deleted has values on one side only, of which the empty ones say nothing.
  const side = operation === 'delete' ? 'before' : 'after'
  const facts = difference.filter((change) => !isEmpty(change[side]) && change[side] !== label)
  return (
    <li className="border-t border-line px-4 py-2.5">
      <p className="flex flex-wrap justify-between gap-x-3">
        <span className="min-w-0">
          <span className="text-muted">{tableNames[table] ?? table}</span>{' '}
          {label && (
            <b dir="auto" className="font-semibold [overflow-wrap:anywhere]">
              {label}
            </b>
          )}{' '}
          <span>{auditOperation(table, operation)}</span>
        </span>
        <span className="text-muted">{`${dayWords(at, now)} ${timeWords(at)}`}</span>
      </p>
      <p className="text-12 text-muted">
        {actor ?? (table === 'team_members' ? words.sqlEditor : words.someone)}
      </p>
      {operation === 'update' ? (
        <ul className="mt-1">
          {difference.map(({ column, before, after }) => (
            <li key={column} className="text-12 [overflow-wrap:anywhere]">
              <span className="text-muted">{auditField(column)}</span> {words.from}{' '}
              <del dir="auto" className="text-muted">
                {auditValue(column, before, context)}
              </del>{' '}
              {words.to}{' '}
              <ins dir="auto" className="font-medium no-underline">
                {auditValue(column, after, context)}
              </ins>
            </li>
          ))}
        </ul>
      ) : (
        facts.length > 0 && (
          <ul className="mt-1 flex flex-wrap gap-x-3">
            {facts.map((change) => (
              <li key={change.column} className="text-12 [overflow-wrap:anywhere]">
                <span className="text-muted">{auditField(change.column)}</span>{' '}
                <bdi>{auditValue(change.column, change[side], context)}</bdi>
              </li>
            ))}
          </ul>
        )
      )}
    </li>
  )
}

const isEmpty = (value: unknown) =>
  value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0)
