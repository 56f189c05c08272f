import { useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { settings } from '@/content/account/settings'
import { authProblemOf } from '@/data/auth/problems'
import type { Member } from '@/data/auth/session'
import { deletionRefusal, useDeleteAccount } from '@/data/profile/account-data'
import { showToast } from '@/ui/toast/toast'
import { PasswordDialog } from './password-dialog'

const { dialog: words, problems, done } = settings.delete

type DeleteDialogProps = { member: Member; hasPassword: boolean; onClose: () => void }

/** Asks for confirmation, and for the password of an account that has one. */
export function DeleteDialog({ member, hasPassword, onClose }: DeleteDialogProps) {
  const { mutateAsync, isPending, error, reset } = useDeleteAccount(member)
  const navigate = useNavigate()

  const onSubmit = async (password: string | null, focus: () => void) => {
    try {
      await mutateAsync(password)
      showToast({ title: done.title, description: done.text })
      void navigate(paths.home, { replace: true })
    } catch {
      focus()
    }
  }
  return (
    <PasswordDialog
      title={words.title}
      label={words.password}
      missing={problems.password}
      hasPassword={hasPassword}
      cancel={words.keep}
      submit={isPending ? words.busy : words.submit}
      isDanger
      isPending={isPending}
      failure={error && failureOf(error)}
      onCancel={onClose}
      onType={reset}
      onSubmit={(password, focus) => void onSubmit(password, focus)}
    >
      <ul className="list-disc space-y-2 ps-5 text-14">
        <li>{words.goes}</li>
        <li>{words.reviews}</li>
        <li>{words.orders}</li>
      </ul>
      {!hasPassword && <p className="mt-4">{words.withoutPassword}</p>}
    </PasswordDialog>
  )
}

function failureOf(error: Error): string {
  const refusal = deletionRefusal(error)
  if (refusal) return problems[refusal]
  const problem = authProblemOf(error)
  if (problem === 'credentials') return problems.wrong
  return problem === 'offline' || problem === 'rate-limited' ? problems[problem] : problems.other
}
