import { useState } from 'react'
import { team } from '@/content/admin/settings/team'
import type { Role } from '@/data/team/team'
import { Button } from '@/ui/button'
import { roleName } from '../shared/page/access'
import { Panel, panelRow } from '../shared/page/panel'
import { RoleForm } from './role-form'

const words = team.roles
const unnamed: Role = {
  slug: '',
  name: '',
  permissions: [],
  needsFactor: false,
  isFixed: false,
  members: 0,
}

/** The roles, and a form for one of them or a new one. */
export function RolesPanel({ roles, rights }: { roles: readonly Role[]; rights: readonly string[] }) {
  const [opened, setOpened] = useState<string | null>(null)
  const close = () => setOpened(null)
  return (
    <Panel id="roles" title={words.title}>
      <p className="-mt-1 px-4 pb-3 text-muted">{words.text}</p>
      <ul>
        {roles.map((role) => (
          <li key={role.slug}>
            <div className={panelRow}>
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{roleName(role)}</span>
                <span className="block text-muted">
                  {[words.members(role.members), role.needsFactor && words.needsFactor]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              <Button
                look="quiet"
                size="small"
                aria-label={(role.isFixed ? words.viewNamed : words.edit)(roleName(role))}
                aria-expanded={opened === role.slug}
                onClick={() => setOpened(opened === role.slug ? null : role.slug)}
              >
                {role.isFixed ? words.view : words.open}
              </Button>
            </div>
            {opened === role.slug && <RoleForm role={role} rights={rights} onClose={close} />}
          </li>
        ))}
      </ul>
      <div className="border-t border-line p-4">
        {opened === '' ? (
          <RoleForm role={unnamed} rights={rights} onClose={close} />
        ) : (
          <Button look="quiet" size="small" onClick={() => setOpened('')}>
            {words.add}
          </Button>
        )}
      </div>
    </Panel>
  )
}
