import { admin } from '@/content/admin'
import type { Member } from '@/data/auth/session'
import { useSignOut } from '@/data/auth/sign-in'
import { Button } from '@/ui/button'
import { usePageHead } from '@/ui/page-head'
import { AuthLayout } from './auth-layout'

/** Shown to a signed-in member who is not an admin. */
export function AccessDenied({ member }: { member: Member }) {
  const signOut = useSignOut()
  const { title, text } = admin.refused
  usePageHead({ title: admin.title(title), hidden: true })
  return (
    <AuthLayout>
      <h1 tabIndex={-1} className="font-text text-20 font-semibold tracking-tight">
        {title}
      </h1>
      <p className="mt-2 text-14 text-muted">{text(member.email)}</p>
      <div className="mt-5">
        <Button size="medium" disabled={signOut.isPending} onClick={() => signOut.mutate()}>
          {admin.nav.signOut}
        </Button>
      </div>
    </AuthLayout>
  )
}
