import { useQuery } from '@tanstack/react-query'
import { adminPaths } from '@/config/admin-paths'
import { admin } from '@/content/admin/admin'
import { adminSettings } from '@/content/admin/settings/settings'
import { team as words } from '@/content/admin/settings/team'
import { rolesQuery } from '@/data/team/team'
import { usePageHead } from '@/ui/page-head'
import { Skeleton } from '@/ui/skeleton'
import { BackLink } from '../shared/page/back-link'
import { PageHeader } from '../shared/page/page-header'
import { LoadingError } from '../shared/page/state-note'
import { InviteForm } from './invite-form'
import { Members } from './members'
import { RolesPanel } from './roles-panel'

/** Who works here and as what: invited, moved to another role and removed here. */
export function TeamPage() {
  const roles = useQuery(rolesQuery())
  usePageHead({ title: admin.title(words.title), hidden: true })
  return (
    <div className="px-4 pb-8 md:px-7 md:pt-5">
      <PageHeader
        title={words.title}
        above={<BackLink to={adminPaths.settings}>{adminSettings.title}</BackLink>}
      />
      <p className="text-muted">{words.text}</p>
      <LoadingError title={words.error} query={roles} />
      {roles.isPending && <Skeleton className="mt-4 h-80" />}
      {roles.data && (
        <div className="mt-4 grid max-w-300 grid-cols-1 items-start gap-4 xl:grid-cols-2">
          <div className="grid grid-cols-1 gap-4">
            <Members roles={roles.data.roles} />
            <InviteForm roles={roles.data.roles} />
          </div>
          <RolesPanel {...roles.data} />
        </div>
      )}
    </div>
  )
}
