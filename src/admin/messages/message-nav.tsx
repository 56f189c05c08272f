import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { adminMessages as words } from '@/content/admin/messages'
import { number } from '@/content/shared/numbers'
import { messageCountsQuery } from '@/data/messages/message-queries'
import type { MessageKind } from '@/domain/shop/message'

type Choice = MessageKind | 'all' | 'subscribers'

export function MessageNav({
  chosen,
  hrefOf,
}: {
  chosen: Choice
  hrefOf: (kind: MessageKind | 'all') => string
}) {
  const { data } = useQuery(messageCountsQuery())
  const choices = [
    { id: 'all', label: words.all, to: hrefOf('all'), count: data && data.contact + data.seller },
    { id: 'contact', label: words.kinds.contact, to: hrefOf('contact'), count: data?.contact },
    { id: 'seller', label: words.kinds.seller, to: hrefOf('seller'), count: data?.seller },
    { id: 'subscribers', label: words.subscribers, to: adminPaths.subscribers, count: undefined },
  ]
  return (
    <nav aria-label={words.filter} className="border-b border-line">
      <ul className="scrollbar-none flex gap-0.5 overflow-x-auto px-2 md:px-3">
        {choices.map(({ id, label, to, count }) => (
          <li key={id}>
            <Link
              to={to}
              aria-current={id === chosen ? 'true' : undefined}
              className={`-mb-px flex h-11 items-center gap-1.5 border-b-2 px-2.5 font-medium whitespace-nowrap outline-offset-[-3px] md:h-10 md:px-2 ${
                id === chosen
                  ? 'border-accent font-semibold text-ink'
                  : 'border-transparent text-muted hover:text-ink'
              }`}
            >
              <span>{label}</span>
              {count !== undefined && <span className="text-12 font-normal">{number(count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
