import { account } from '@/content/account/account'
import { Button } from '@/ui/button'
import { StatePanel } from '@/ui/state-panel'
import { ResendConfirmation } from './resend-confirmation'

const words = account.signIn.confirm

/** Shown after signing up where the project requires a confirmed email. */
export function ConfirmNotice({ email, onBack }: { email: string; onBack: () => void }) {
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
            <ResendConfirmation email={email} />
          </>
        }
      />
    </div>
  )
}
