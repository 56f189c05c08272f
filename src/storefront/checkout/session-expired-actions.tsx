import { useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { checkoutNotice as words } from '@/content/cart/checkout-notice'
import { useSignOut } from '@/data/auth/sign-in'
import { Button } from '@/ui/button'
import type { CheckoutForm } from './use-checkout-form'

/** Sign in again, or order as a guest. Both log out first: the login page would redirect an expired session back. */
export function SessionExpiredActions({ form }: { form: CheckoutForm }) {
  const signOut = useSignOut()
  const navigate = useNavigate()
  const leaveSession = () => signOut.mutateAsync().finally(form.save)
  return (
    <>
      <Button
        look="quiet"
        size="medium"
        onClick={() => void leaveSession().finally(() => navigate(`${paths.login}?next=${paths.checkout}`))}
      >
        {words.again.signIn}
      </Button>
      <Button look="quiet" size="medium" onClick={() => void leaveSession()}>
        {words.again.asGuest}
      </Button>
    </>
  )
}
