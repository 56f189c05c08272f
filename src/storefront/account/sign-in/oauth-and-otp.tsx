import { Suspense, useState } from 'react'
import { signInMethods } from '@/config/sign-in'
import { account } from '@/content/account/account'
import { useAppleSignIn } from '@/data/auth/oauth-and-otp'
import { authProblemOf } from '@/data/auth/problems'
import { Button } from '@/ui/button'
import { lazyPart } from '@/ui/lazy-part'
import { showToast } from '@/ui/toast/toast'

const words = account.signIn
const PhoneForm = lazyPart(() => import('../phone-form').then((module) => module.PhoneForm))

/** Apple and phone sign-in, where they are offered. */
export function OauthAndOtp({ next }: { next: string }) {
  const apple = useAppleSignIn()
  const [byPhone, setByPhone] = useState(false)
  const notify = ({ title, text }: { title: string; text: string }) => showToast({ title, description: text })
  const onApple = () => {
    if (signInMethods.apple === 'sample') return notify(words.notSetUp.apple)
    if (apple.isPending) return
    apple.mutate(next, {
      onError: (error) =>
        showToast({
          title: words.apple,
          description: account.problems[authProblemOf(error)],
          tone: 'error',
        }),
    })
  }
  if (signInMethods.apple === 'no' && signInMethods.phone === 'no') return null
  return (
    <>
      <p className="my-6 flex items-center gap-3 text-14 text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {words.or}
      </p>
      {byPhone ? (
        <Suspense>
          <PhoneForm onBack={() => setByPhone(false)} />
        </Suspense>
      ) : (
        <div className="grid gap-3">
          {signInMethods.apple !== 'no' && (
            <Button look="quiet" aria-disabled={apple.isPending} onClick={onApple}>
              {words.apple}
            </Button>
          )}
          {signInMethods.phone !== 'no' && (
            <Button
              look="quiet"
              onClick={() =>
                signInMethods.phone === 'sample' ? notify(words.notSetUp.phone) : setByPhone(true)
              }
            >
              {words.phone}
            </Button>
          )}
        </div>
      )}
    </>
  )
}
