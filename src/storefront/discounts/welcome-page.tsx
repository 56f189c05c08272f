import { Gift } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { welcomeWords as words } from '@/content/account/welcome'
import { common } from '@/content/shared/common'
import { named } from '@/content/shared/lists'
import { useConfirmWelcome } from '@/data/discounts/welcome'
import { applyCode } from '@/storefront/shared/cart/discount-code'
import { dayWords } from '@/storefront/shared/cart/order-dates'
import { CopyText } from '@/storefront/shared/order/copy-text'
import { useWelcomePercent } from '@/storefront/shared/preferences/use-welcome-percent'
import { Button, buttonClass } from '@/ui/button'
import { Code } from '@/ui/direction'
import { usePageHead } from '@/ui/page-head'
import { StatePanel } from '@/ui/state-panel'
import { showToast } from '@/ui/toast/toast'
import { DiscountFrame } from './discount-frame'
import { LinkConfirmation } from './link-confirmation'
import { ShopOn } from './shop-on'
import { WelcomeForm } from './welcome-form'

/** Where a new customer asks for the first order's discount, and where the mailed link leads. */
export function WelcomePage() {
  usePageHead({
    title: common.title(words.documentTitle),
    description: words.description,
    path: paths.welcome,
  })
  const [search] = useSearchParams()
  const token = search.get('token')
  const welcome = useWelcomePercent()
  if (token !== null) return <WelcomeCode key={token} token={token} />
  return (
    <DiscountFrame
      percent={welcome}
      title={words.title(welcome)}
      text={words.text}
      off={words.off}
      rules={words.rules}
    >
      <WelcomeForm />
    </DiscountFrame>
  )
}

/** Shows the code once its link is confirmed. */
function WelcomeCode({ token }: { token: string }) {
  const { mutate, data, error, isPending } = useConfirmWelcome()
  const [isInCart, setIsInCart] = useState(false)
  if (!data) {
    return (
      <div className="wrap py-section">
        <LinkConfirmation
          words={words}
          path={paths.welcome}
          isPending={isPending}
          error={error}
          onConfirm={() => mutate(token)}
        />
      </div>
    )
  }
  if (data.state === 'used') {
    return (
      <div className="wrap py-section" role="status">
        <StatePanel heading="h1" title={words.used.title} text={words.used.text} actions={<ShopOn />} />
      </div>
    )
  }
  const { code, percent, expiresAt, state } = data
  const use = () => {
    applyCode(code)
    setIsInCart(true)
    showToast({ title: words.code.used.title, description: words.code.used.text, tone: 'success' })
  }
  return (
    <div className="wrap py-section">
      <div className="mx-auto grid max-w-md justify-items-center gap-3 text-center">
        <Gift size={40} strokeWidth={1.4} aria-hidden="true" className="text-accent" />
        <div role="status" className="grid gap-3">
          <h1 tabIndex={-1} className="text-44 leading-tight">
            {words.code.title[state]}
          </h1>
          <p className="text-pretty text-muted">{words.code.text(percent, dayWords(expiresAt))}</p>
        </div>
        <p className="mt-2 flex w-full items-center justify-between gap-2 rounded-control border-[1.5px] border-dashed border-line-strong bg-surface-raised py-2 ps-4 pe-2">
          <span className="sr-only">{named(words.code.label, '')}</span>
          <strong className="text-20 font-semibold tracking-wide wrap-anywhere">
            <Code>{code}</Code>
          </strong>
          <CopyText text={code} label={words.code.copy} copied={words.code.copied} />
        </p>
        <p className="mt-3 flex flex-wrap justify-center gap-3">
          {!isInCart && <Button onClick={use}>{words.code.use}</Button>}
          <Link to={paths.newest} className={buttonClass({ look: isInCart ? 'main' : 'line' })}>
            {words.shop}
          </Link>
        </p>
      </div>
    </div>
  )
}
