import { paths } from '@/config/paths'
import { admin } from '@/content/admin/admin'
import { team } from '@/content/admin/settings/team'
import type { Right } from '@/domain/shop/rights'
import { usePageHead } from '@/ui/page-head'
import { useRoleName } from '../shared/page/access'
import { StateNote } from '../shared/page/state-note'

const words = team.forbidden

/** In place of a page that the member's role does not have: which right it needs, and who can give it. */
export function Forbidden({ right }: { right: Right }) {
  const role = useRoleName()
  usePageHead({ title: admin.title(words.title), hidden: true })
  return (
    <StateNote
      heading="h1"
      title={words.title}
      text={`${words.text(role)} ${team.rights[right]}. ${words.ask}`}
      link={{ to: paths.admin, label: words.back }}
    />
  )
}
