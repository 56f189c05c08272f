import { useQuery } from '@tanstack/react-query'
import { admin } from '@/content/admin/admin'
import { adminFind } from '@/content/admin/find'
import { adminSettings as words } from '@/content/admin/settings/settings'
import { ownerSettingsQuery } from '@/data/settings/settings-mutations'
import { usePageHead } from '@/ui/page-head'
import { Skeleton } from '@/ui/skeleton'
import { useMay } from '../shared/page/access'
import { PageHeader } from '../shared/page/page-header'
import { Panel, panel } from '../shared/page/panel'
import { ShortcutList } from '../shared/page/shortcut-list'
import { ErrorNote } from '../shared/page/state-note'
import { TwoFactor } from '../shared/two-factor/two-factor'
import { AlertsPanel } from './alerts-panel'
import { AuditLog } from './changes/audit-log'
import { MakersLink } from './makers-link'
import { SamplePanel } from './sample-panel'
import { SettingsEditor } from './settings-editor'
import { TeamLink } from './team-link'
import { ZonesPanel } from './zones-panel'

export function SettingsPage() {
  const may = useMay()
  const settings = useQuery({ ...ownerSettingsQuery(), enabled: may('settings') })
  usePageHead({ title: admin.title(words.title), hidden: true })
  return (
    <div className="px-4 pb-8 md:px-7 md:pt-5">
      <PageHeader title={words.title} />
      <div className="mt-4 grid max-w-300 grid-cols-1 items-start gap-4 xl:grid-cols-2">
        {may('settings') && (
          <div>
            {settings.isPending && <Skeleton className="h-160" />}
            {settings.isLoadingError && (
              <div className={panel}>
                <ErrorNote title={words.error} error={settings.error} retry={() => void settings.refetch()} />
              </div>
            )}
            {settings.data && <SettingsEditor settings={settings.data} />}
          </div>
        )}
        <div className="grid grid-cols-1 gap-4">
          {may('view') && <ZonesPanel />}
          {may('orders') && <AlertsPanel />}
          <TwoFactor />
          {may('view') && <MakersLink />}
          {may('team') && <TeamLink />}
          <Panel id="keys" title={adminFind.keys.title}>
            <div className="px-4 pb-4">
              <ShortcutList />
            </div>
          </Panel>
          {may('delete') && <SamplePanel />}
          {may('log') && <AuditLog />}
        </div>
      </div>
    </div>
  )
}
