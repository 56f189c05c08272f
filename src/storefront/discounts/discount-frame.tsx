import type { ReactNode } from 'react'
import { HelpBanner } from '@/storefront/shared/page/help-banner'
import { StatePanel } from '@/ui/state-panel'
import { ShopOn } from './shop-on'

type DiscountFrameProps = {
  /** 0: the shop doesn't give this discount now. */
  percent: number
  title: string
  text: string
  off: string
  rules: readonly string[]
  children: ReactNode
}

/** A page that gives a discount: what it is, the form for it, and its rules. */
export function DiscountFrame({ percent, title, text, off, rules, children }: DiscountFrameProps) {
  if (percent === 0) {
    return (
      <div className="wrap py-section">
        <StatePanel heading="h1" title={off} actions={<ShopOn />} />
      </div>
    )
  }
  return (
    <>
      <HelpBanner title={title} lead={text} />
      <div className="wrap grid gap-x-16 gap-y-8 py-section lg:grid-cols-[28rem_1fr]">
        {children}
        <ul className="grid max-w-md list-disc content-start gap-1.5 ps-5 text-14 text-muted marker:text-accent">
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </div>
    </>
  )
}
