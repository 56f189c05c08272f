import { adminPaths } from '@/config/admin-paths'
import { team } from '@/content/admin/settings/team'
import { Panel } from '../shared/page/panel'

/** The way to those who work here. */
export function TeamLink() {
  return (
    <Panel id="team" title={team.title} more={{ label: team.link, to: adminPaths.team }}>
      <p className="-mt-1 px-4 pb-4 text-muted">{team.text}</p>
    </Panel>
  )
}
