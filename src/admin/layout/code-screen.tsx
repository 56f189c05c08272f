import { useId } from 'react'
import { admin } from '@/content/admin/admin'
import { adminTwoFactor } from '@/content/admin/settings/two-factor'
import { useConfirmSession } from '@/data/auth/confirm-session'
import type { Member } from '@/data/auth/session'
import { useSignOut } from '@/data/auth/sign-in'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { usePageHead } from '@/ui/page-head'
import { CodeForm } from '../shared/form/code-form'
import { AuthLayout } from './auth-layout'

const words = adminTwoFactor.code

/** The second step of signing in, for a member with an authenticator app. */
export function CodeScreen({ member }: { member: Member }) {
  const signOut = useSignOut()
  const { mutate, isPending, error } = useConfirmSession()
  usePageHead({ title: admin.title(words.title), hidden: true })
  return (
    <AuthLayout>
      <h1 tabIndex={-1} className="font-text text-20 font-semibold tracking-tight">
        {words.title}
      </h1>
      <p className="mt-1 mb-5 text-14 text-muted">{words.text(member.email)}</p>
      <CodeForm
        takesFocus
        isPending={isPending}
        error={error}
        onSubmit={(code, onError) => mutate(code, { onError })}
      >
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? words.busy : words.submit}
        </Button>
        <Button look="quiet" disabled={signOut.isPending} onClick={() => signOut.mutate()}>
          {words.other}
        </Button>
      </CodeForm>
      <p className="mt-5 text-14 text-muted">{words.lost}</p>
    </AuthLayout>
  )
}

/** The same over the page, whose forms stay, when the session was renewed by the password alone. */
export function CodeDialog() {
  const form = useId()
  const signOut = useSignOut()
  const { mutate, isPending, error } = useConfirmSession()
  return (
    <Dialog
      open
      alert
      onOpenChange={() => {}}
      title={words.title}
      actions={
        <>
          <Button look="quiet" size="medium" disabled={signOut.isPending} onClick={() => signOut.mutate()}>
            {admin.nav.signOut}
          </Button>
          <Button form={form} type="submit" size="medium" aria-disabled={isPending}>
            {isPending ? words.busy : words.submit}
          </Button>
        </>
      }
    >
      <p className="mb-4">{words.again}</p>
      <CodeForm
        takesFocus
        id={form}
        isPending={isPending}
        error={error}
        onSubmit={(code, onError) => mutate(code, { onError })}
      />
    </Dialog>
  )
}
