import { dayWords, timeWords } from '@/content/admin/admin'
import { adminSubscribers as words } from '@/content/admin/messages'
import type { Subscriber } from '@/data/subscriptions/subscriber-queries'
import { serverNow } from '@/data/supabase/server-clock'
import { columnHelper, type ListTable } from '../shared/list/list-table'

const { accessor, columns } = columnHelper<Subscriber>()
const head = words.columns
const topics: Readonly<Record<string, string>> = words.topics

export const subscriberTable: ListTable<Subscriber> = {
  idOf: ({ id }) => id,
  height: 'h-10',
  cell: 'px-2 first:ps-4 last:pe-4 md:first:ps-5 md:last:pe-5',
  columns: columns([
    accessor(({ email }) => email, {
      id: 'email',
      header: head.email,
      meta: { cell: 'font-medium [overflow-wrap:anywhere]', skeleton: 'w-56' },
    }),
    // A stored topic may end in the product it is about, such as `back-in-stock:<slug>`.
    accessor(({ topic }) => topics[topic.split(':')[0] ?? ''] ?? topic, {
      id: 'topic',
      header: head.topic,
      meta: { skeleton: 'w-24' },
    }),
    accessor(({ createdAt }) => createdAt, {
      id: 'since',
      header: head.since,
      meta: { align: 'end', cell: 'whitespace-nowrap text-muted', skeleton: 'w-20' },
      cell: ({ row: { original } }) => (
        <>
          <span>{dayWords(original.createdAt, serverNow())}</span>{' '}
          <span className="max-md:hidden">{timeWords(original.createdAt)}</span>
        </>
      ),
    }),
  ]),
}
