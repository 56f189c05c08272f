import { useQuery } from '@tanstack/react-query'
import { paths } from '@/config/paths'
import { admin } from '@/content/admin/admin'
import { team } from '@/content/admin/settings/team'
import { accessQuery } from '@/data/auth/access'
import { memberQuery } from '@/data/auth/session'
import type { Right } from '@/domain/shop/rights'
import { usePageHead } from '@/ui/page-head'
import { StateNote } from '../shared/page/state-note'

const words = team.forbidden
const names: Readonly<Record<string, string>> = team.names

/** In place of a page that the member's role does not have: which right it needs, and who can give it. */
export function Forbidden({ right }: { right: Right }) {
  const member = useQuery(memberQuery())
  const { data: access } = useQuery({
    ...accessQuery(member.data?.id ?? ''),
    enabled: Boolean(member.data),
  })
  usePageHead({ title: admin.title(words.title), hidden: true })
  const role = access ? (names[access.role] ?? access.name) : ''
  return (
    <StateNote
      heading="h1"
      title={words.title}
      text={`${words.text(role)} ${team.rights[right]}. ${words.ask}`}
      link={{ to: paths.admin, label: words.back }}
    />
  )
}
