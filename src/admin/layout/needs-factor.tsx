import { admin } from '@/content/admin/admin'
import { team } from '@/content/admin/settings/team'
import type { Member } from '@/data/auth/session'
import { usePageHead } from '@/ui/page-head'
import { TwoFactor } from '../shared/two-factor/two-factor'
import { AuthLayout } from './auth-layout'

const words = team.forbidden

/** Shown to a member whose role needs a second factor that the account has not: the way to add one. */
export function NeedsFactor({ member }: { member: Member }) {
  usePageHead({ title: admin.title(words.factorTitle), hidden: true })
  return (
    <AuthLayout>
      <h1 tabIndex={-1} className="font-text text-20 font-semibold tracking-tight">
        {words.factorTitle}
      </h1>
      <p className="mt-2 mb-4 text-14 text-muted">{words.factorText}</p>
      <TwoFactor key={member.id} />
    </AuthLayout>
  )
}
