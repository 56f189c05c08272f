import { account } from '@/content/account/account'
import { useResendConfirmation } from '@/data/auth/password'
import { authProblemOf } from '@/data/auth/problems'
import { Button } from '@/ui/button'

const words = account.signIn.confirm

/** Sends the mail that confirms an address once more; once it is sent, not again. */
export function ResendConfirmation({ email }: { email: string }) {
  const { mutate, isPending, isSuccess, error } = useResendConfirmation()
  return (
    <>
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
  )
}
