import { useQuery } from '@tanstack/react-query'
import { accountPaths } from '@/config/account-paths'
import { settings } from '@/content/account/settings'
import { common } from '@/content/shared/common'
import type { Member } from '@/data/auth/session'
import { profileQuery } from '@/data/profile/profile-queries'
import { ErrorPanel } from '@/storefront/shared/page/error-panel'
import { Preferences } from '@/storefront/shared/preferences/preferences'
import { usePageHead } from '@/ui/page-head'
import { Skeleton } from '@/ui/skeleton'
import { AccountFrame, AccountSection } from '../account-frame'
import { MembersOnly } from '../members-only'
import { SettingsData } from './settings-data'
import { SettingsDelete } from './settings-delete'
import { SettingsDetails } from './settings-details'
import { SettingsPassword } from './settings-password'

/** The account's settings: details, password, appearance, data and deletion. */
export function SettingsPage() {
  usePageHead({ title: common.title(settings.title), path: accountPaths.settings, hidden: true })
  return <MembersOnly title={settings.title}>{(member) => <SettingsOf member={member} />}</MembersOnly>
}

function SettingsOf({ member }: { member: Member }) {
  const { data: profile, error, isPending, isLoadingError, refetch } = useQuery(profileQuery(member.id))
  return (
    <AccountFrame title={settings.title}>
      {isPending && (
        <>
          <Skeleton className="h-110" />
          <Skeleton className="h-96" />
        </>
      )}
      {isLoadingError && <ErrorPanel error={error} retry={() => void refetch()} />}
      {profile && (
        <>
          <SettingsDetails member={member} profile={profile} />
          <SettingsPassword member={member} hasPassword={profile.hasPassword} />
        </>
      )}
      <AccountSection title={settings.display.title} text={settings.display.text}>
        <Preferences />
      </AccountSection>
      <SettingsData />
      {profile && <SettingsDelete member={member} hasPassword={profile.hasPassword} />}
    </AccountFrame>
  )
}
