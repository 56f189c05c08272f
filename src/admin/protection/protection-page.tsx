import { admin } from '@/content/admin/admin'
import { adminProtection as words } from '@/content/admin/settings/protection'
import { usePageHead } from '@/ui/page-head'
import { PageHeader } from '../shared/page/page-header'
import { BoundsPanel } from './bounds-panel'
import { CaptchaPanel } from './captcha-panel'
import { FailedMailPanel } from './failed-mail-panel'
import { HoldsPanel } from './holds-panel'
import { LimitsPanel } from './limits-panel'
import { RiskPanel } from './risk-panel'
import { SuppressedPanel } from './suppressed-panel'

/** What protects the shop from misuse: stock held by unpaid orders, limits that were hit, and mail that was not delivered. */
export function ProtectionPage() {
  usePageHead({ title: admin.title(words.title), hidden: true })
  return (
    <div className="px-4 pb-8 md:px-7 md:pt-5">
      <PageHeader title={words.title} />
      <div className="mt-4 grid max-w-300 grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <HoldsPanel />
        <div className="grid grid-cols-1 gap-4">
          <LimitsPanel />
          <CaptchaPanel />
          <RiskPanel />
          <BoundsPanel />
          <FailedMailPanel />
          <SuppressedPanel />
        </div>
      </div>
    </div>
  )
}
