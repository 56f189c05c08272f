import { useQuery } from '@tanstack/react-query'
import { Banknote, CreditCard, Landmark, ShieldCheck } from 'lucide-react'
import { accountPaths } from '@/config/account-paths'
import { settings } from '@/content/account/settings'
import { common } from '@/content/shared/common'
import { usePreferPayment } from '@/data/profile/profile-mutations'
import { profileQuery } from '@/data/profile/profile-queries'
import { settingsQuery } from '@/data/settings/settings-queries'
import type { PaymentMethod } from '@/domain/money/payment'
import { usePageHead } from '@/ui/page-head'
import { Skeleton } from '@/ui/skeleton'
import { showToast } from '@/ui/toast/toast'
import { ErrorPanel } from '../shared/page/error-panel'
import { accountFailure } from './account-failure'
import { AccountFrame, AccountSection } from './account-frame'
import { MembersOnly } from './members-only'

const words = settings.payment
const icons = { card: CreditCard, bank: Landmark, cod: Banknote } satisfies Record<PaymentMethod, unknown>

/** The default payment method, of those that the shop offers, and why no card is stored. */
export function PaymentPage() {
  usePageHead({ title: common.title(words.title), path: accountPaths.payment, hidden: true })
  return (
    <MembersOnly title={words.title}>
      {(member) => (
        <AccountFrame title={words.title} text={words.text}>
          <Preference memberId={member.id} />
          <AccountSection title={words.cards.title}>
            <div className="flex gap-4">
              <ShieldCheck size={28} strokeWidth={1.6} aria-hidden="true" className="shrink-0 text-success" />
              <div className="grid gap-3 text-pretty">
                {words.cards.text.map((text) => (
                  <p key={text}>{text}</p>
                ))}
              </div>
            </div>
          </AccountSection>
        </AccountFrame>
      )}
    </MembersOnly>
  )
}

function Preference({ memberId }: { memberId: string }) {
  const { data, error, isPending, isLoadingError, refetch } = useQuery(profileQuery(memberId))
  const { data: shop } = useQuery(settingsQuery())
  const setPreferred = usePreferPayment(memberId)
  if (isPending) return <Skeleton className="h-80" />
  if (isLoadingError || !data) return <ErrorPanel error={error} retry={() => void refetch()} />
  const offered = shop?.paymentMethods ?? []
  const preferred = offered.find((method) => method === data.payment) ?? null
  const choose = (method: PaymentMethod | null) =>
    setPreferred.mutate(method, {
      onSuccess: () => showToast({ title: words.saved, tone: 'success' }),
      onError: (failure) =>
        showToast({ title: settings.failed.title, description: accountFailure(failure), tone: 'error' }),
    })
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-3 text-20 font-display font-medium">{words.legend}</legend>
      {[...offered, null].map((method) => {
        const Icon = method && icons[method]
        const { label, text } = method ? words.methods[method] : words.none
        return (
          <label
            key={method}
            className="flex cursor-pointer items-center gap-4 rounded-control border border-line-strong bg-surface-raised px-4 py-3.5 has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="preferredPayment"
              checked={preferred === method}
              onChange={() => choose(method)}
              className="size-5 shrink-0 accent-accent outline-none"
            />
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{label}</span>
              <span className="block text-14 text-muted">{text}</span>
            </span>
            {Icon && <Icon size={24} strokeWidth={1.6} aria-hidden="true" className="shrink-0 text-muted" />}
          </label>
        )
      })}
    </fieldset>
  )
}
