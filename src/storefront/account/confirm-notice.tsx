import { account } from '@/content/account'
import { useResendConfirmation } from '@/data/auth/password'
import { authProblemOf } from '@/data/auth/problems'
import { Button } from '@/ui/button'
import { StatePanel } from '@/ui/state-panel'

const words = account.signIn.confirm

/** Shown after signing up where the project requires a confirmed email. */
export function ConfirmNotice({ email, onBack }: { email: string; onBack: () => void }) {
  const { mutate, isPending, isSuccess, error } = useResendConfirmation()
  return (
    <div className="wrap py-section">
      <StatePanel
        heading="h1"
        title={words.title}
        text={words.text(email)}
        actions={
          <>
            <Button look="line" onClick={onBack}>
              {words.back}
            </Button>
            <Button
              look="quiet"
              aria-disabled={isPending || isSuccess}
              onClick={() => !isPending && !isSuccess && mutate(email)}
            >
              {isPending ? words.busy : words.again}
            </Button>
            <p role="status" className="basis-full text-14 font-medium">
              {error ? account.problems[authProblemOf(error)] : isSuccess && words.sent}
            </p>
          </>
        }
      />
    </div>
  )
}
