import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { admin } from '@/content/admin/admin'
import { adminProtection as words } from '@/content/admin/settings/protection'
import { lazyPart } from '@/ui/lazy-part'
import { usePageHead } from '@/ui/page-head'
import { Skeleton } from '@/ui/skeleton'
import { PageHeader } from '../shared/page/page-header'
import { BoundsPanel } from './bounds-panel'
import { CaptchaPanel } from './captcha-panel'
import { FailedMailPanel } from './failed-mail-panel'
import { HoldsPanel } from './holds-panel'
import { LimitsPanel } from './limits-panel'
import { RetentionPanel } from './retention-panel'
import { RiskPanel } from './risk-panel'
import { SuppressedPanel } from './suppressed-panel'

const Record = lazyPart(() => import('./record-page').then((module) => module.RecordPage))

/** What protects the shop and its customers, or the record of processing. */
export function ProtectionPage() {
  const [params] = useSearchParams()
  if (!params.has('record')) return <Protection />
  return (
    <Suspense fallback={<Skeleton className="m-4 h-96" />}>
      <Record />
    </Suspense>
  )
}

/** What protects the shop from misuse: stock held by unpaid orders, limits that were hit, and mail that was not delivered. */
function Protection() {
  usePageHead({ title: admin.title(words.title), hidden: true })
  return (
    <div className="px-4 pb-8 md:px-7 md:pt-5">
      <PageHeader title={words.title} />
      <div className="mt-4 grid max-w-300 grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid grid-cols-1 gap-4">
          <HoldsPanel />
          <FailedMailPanel />
          <SuppressedPanel />
          <RiskPanel />
        </div>
        <div className="grid grid-cols-1 gap-4">
          <LimitsPanel />
          <CaptchaPanel />
          <BoundsPanel />
          <RetentionPanel />
        </div>
      </div>
    </div>
  )
}
