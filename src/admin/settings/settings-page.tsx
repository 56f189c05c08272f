import { useQuery } from '@tanstack/react-query'
import { admin } from '@/content/admin/admin'
import { adminFind } from '@/content/admin/find'
import { adminSettings as words } from '@/content/admin/settings/settings'
import { ownerSettingsQuery } from '@/data/settings/settings-mutations'
import { usePageHead } from '@/ui/page-head'
import { Skeleton } from '@/ui/skeleton'
import { PageHeader } from '../shared/page/page-header'
import { Panel, panel } from '../shared/page/panel'
import { ShortcutList } from '../shared/page/shortcut-list'
import { ErrorNote } from '../shared/page/state-note'
import { Admins } from './admins'
import { AlertsPanel } from './alerts-panel'
import { AuditLog } from './audit-log'
import { SamplePanel } from './sample-panel'
import { SettingsEditor } from './settings-editor'
import { TwoFactor } from './two-factor'
import { ZonesPanel } from './zones-panel'

export function SettingsPage() {
  const settings = useQuery(ownerSettingsQuery())
  usePageHead({ title: admin.title(words.title), hidden: true })
  return (
    <div className="px-4 pb-8 md:px-7 md:pt-5">
      <PageHeader title={words.title} />
      <div className="mt-4 grid max-w-300 grid-cols-1 items-start gap-4 xl:grid-cols-2">
        <div>
          {settings.isPending && <Skeleton className="h-160" />}
          {settings.isLoadingError && (
            <div className={panel}>
              <ErrorNote title={words.error} error={settings.error} retry={() => void settings.refetch()} />
            </div>
          )}
          {settings.data && <SettingsEditor settings={settings.data} />}
        </div>
        <div className="grid grid-cols-1 gap-4">
          <ZonesPanel />
          <AlertsPanel />
          <TwoFactor />
          <Admins />
          <Panel id="keys" title={adminFind.keys.title}>
            <div className="px-4 pb-4">
              <ShortcutList />
            </div>
          </Panel>
          <SamplePanel />
          <AuditLog />
        </div>
      </div>
    </div>
  )
}
