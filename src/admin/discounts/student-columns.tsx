import { dayWords } from '@/content/admin/admin'
import { adminStudents as words } from '@/content/admin/offers/students'
import type { StudentRequest } from '@/data/discounts/student-requests'
import { serverNow } from '@/data/supabase/server-clock'
import type { StudentRequestState } from '@/domain/discounts/admin-discount'
import type { BadgeVariant } from '@/domain/orders/order'
import { Badge } from '@/ui/badge'
import { Code } from '@/ui/direction'
import { columnHelper, type ListTable } from '../shared/list/list-table'
import { RowLink } from '../shared/list/row-link'

export const requestBadge: Record<StudentRequestState, BadgeVariant> = {
  open: 'default',
  approved: 'success',
  refused: 'destructive',
  unconfirmed: 'secondary',
}

const { accessor, columns } = columnHelper<StudentRequest>()
const head = words.columns

/** Every column of the students' requests: how it looks in the table, on a phone and while loading. */
export const studentTable: ListTable<StudentRequest> = {
  idOf: ({ id }) => id,
  height: 'h-13',
  cell: 'px-2 first:ps-5 last:pe-5',
  phone: 'grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 px-4 py-3',
  columns: columns([
    accessor(({ name }) => name, {
      id: 'name',
      header: head.name,
      meta: { skeleton: 'h-8 w-40', phone: 'min-w-0', cell: 'w-1/2 max-w-0' },
      cell: ({ row: { original: request } }) => (
        <span className="block min-w-0 leading-snug">
          <RowLink
            id={request.id}
            label={words.detail.open(request.name ?? request.email)}
            className="block truncate font-semibold"
          >
            <bdi>{request.name ?? words.nameless}</bdi>
          </RowLink>
          <span className="block truncate text-12 text-muted">
            <Code>{request.email}</Code>
          </span>
        </span>
      ),
    }),
    accessor(({ school }) => school, {
      id: 'school',
      header: head.school,
      meta: { skeleton: 'w-32', phone: 'row-start-2 truncate text-muted', cell: 'w-1/2 max-w-0 truncate' },
      cell: ({ getValue }) => <bdi>{getValue()}</bdi>,
    }),
    accessor(({ createdAt }) => createdAt, {
      id: 'asked',
      header: head.asked,
      meta: {
        skeleton: 'w-16',
        cell: 'whitespace-nowrap text-muted',
        phone: 'row-start-2 text-end text-muted',
      },
      cell: ({ getValue }) => dayWords(getValue(), serverNow()),
    }),
    accessor(({ proof }) => proof, {
      id: 'proof',
      header: head.proof,
      meta: { className: 'max-lg:hidden @max-3xl:hidden', skeleton: 'w-12' },
      cell: ({ getValue }) => (getValue() === null ? words.noProof : words.hasProof),
    }),
    accessor(({ state }) => state, {
      id: 'state',
      header: head.state,
      meta: { className: 'ps-5', skeleton: 'h-6 w-20', phone: 'col-start-2 row-start-1 text-end' },
      cell: ({ getValue }) => <Badge variant={requestBadge[getValue()]}>{words.states[getValue()]}</Badge>,
    }),
  ]),
}
