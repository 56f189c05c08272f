import { useLocation } from 'react-router-dom'
import { admin } from '@/content/admin/admin'
import { adminAccess } from '@/content/admin/settings/access'
import { useAcceptInvitation } from '@/data/auth/invitations'
import type { Member } from '@/data/auth/session'
import { useSignOut } from '@/data/auth/sign-in'
import { Button } from '@/ui/button'
import { usePageHead } from '@/ui/page-head'
import { AuthLayout } from './auth-layout'
import { Claim, codeIn } from './claim'

/** Shown to a signed-in member who is not an admin; with the link of an invitation, or the code of a new shop, it becomes one. */
export function AccessDenied({ member }: { member: Member }) {
  const signOut = useSignOut()
  const { hash } = useLocation()
  const token = /^#invitation=([0-9a-f-]{36})$/.exec(hash)?.[1]
  const code = codeIn(hash)
  const { title, text } = token ? adminAccess.invitation : code ? adminAccess.claim : admin.refused
  usePageHead({ title: admin.title(title), hidden: true })
  return (
    <AuthLayout>
      <h1 tabIndex={-1} className="font-text text-20 font-semibold tracking-tight">
        {title}
      </h1>
      <p className="mt-2 text-14 text-muted">{typeof text === 'string' ? text : text(member.email)}</p>
      {token && <Accept token={token} email={member.email} />}
      {code && <Claim code={code} member={member} />}
      <div className="mt-5">
        <Button
          size="medium"
          look={token || code ? 'quiet' : 'main'}
          disabled={signOut.isPending}
          onClick={() => signOut.mutate()}
        >
          {admin.nav.signOut}
        </Button>
      </div>
    </AuthLayout>
  )
}

function Accept({ token, email }: { token: string; email: string }) {
  const accept = useAcceptInvitation()
  const words = adminAccess.invitation
  return (
    <div className="mt-5">
      <Button size="medium" disabled={accept.isPending} onClick={() => accept.mutate(token)}>
        {accept.isPending ? words.busy : words.accept}
      </Button>
      <p role="alert" className="mt-2 text-14 font-medium text-danger-text empty:hidden">
        {accept.isError ? words.failed : accept.data === false && words.wrong(email)}
      </p>
    </div>
  )
}
