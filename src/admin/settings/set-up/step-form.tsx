import { useQuery } from '@tanstack/react-query'
import { FileSpreadsheet, Plus } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { setUpWords as words } from '@/content/admin/settings/set-up'
import { adminSettings } from '@/content/admin/settings/settings'
import { storeBrand } from '@/content/admin/store/brand'
import { adminProductsQuery } from '@/data/products/admin-product-queries'
import { brandQuery } from '@/data/settings/admin-brand'
import type { ShopSettings } from '@/data/settings/fetch-settings'
import { ownerSettingsQuery } from '@/data/settings/settings-mutations'
import { readProductFilter } from '@/domain/product/product-list'
import type { BrandForm } from '@/domain/shop/brand'
import { buttonClass } from '@/ui/button'
import { Skeleton } from '@/ui/skeleton'
import { BrandEditor } from '../../shared/brand/brand-editor'
import { type FormStep, StepActions } from '../../shared/form/step-actions'
import type { SetUpStep } from '../../shared/opening/opening-steps'
import { Panel } from '../../shared/page/panel'
import { ErrorNote } from '../../shared/page/state-note'
import { SamplePanel } from '../sample-panel'
import { SettingsEditor } from '../settings-editor'
import { ZonesPanel } from '../zones-panel'

type Parts = NonNullable<ComponentProps<typeof SettingsEditor>['step']>['parts']
/** The steps that are parts of the settings form. */
const partsOf: Partial<Record<SetUpStep, Parts>> = {
  shop: ['languages', 'checkout', 'currencies'],
  payment: ['payments'],
  contact: ['shop', 'support', 'identity'],
}

type StepFormProps = {
  step: SetUpStep
  shop: ShopSettings
  /** Whether nobody has said yet where the shop is and what it charges in. */
  isNew: boolean
  next: string
  to: string
  /** Gets the name and looks while they are typed. */
  onTyped: (typed: BrandForm) => void
  onSaved: () => void
}

/** What a step asks: the form that its subject has elsewhere. */
export function StepForm({ step, shop, isNew, next, to, onTyped, onSaved }: StepFormProps) {
  const navigate = useNavigate()
  const formStep: FormStep = {
    next,
    skip: to,
    onDone: () => {
      onSaved()
      void navigate(to)
    },
  }
  const parts = partsOf[step]
  if (parts) return <SettingsStep step={{ ...formStep, name: `set-up-${step}`, parts, isNew }} />
  if (step === 'look') return <LookStep step={formStep} onTyped={onTyped} />
  return (
    <form
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        formStep.onDone()
      }}
    >
      {step === 'delivery' && <ZonesPanel zonePath={adminPaths.setUpZone} />}
      {step === 'products' && <Products hasProducts={shop.hasProducts} />}
      <StepActions step={formStep} isBusy={false} />
    </form>
  )
}

function LookStep({ step, onTyped }: { step: FormStep; onTyped: (typed: BrandForm) => void }) {
  const { data, isPending, isLoadingError, error, refetch } = useQuery(brandQuery())
  if (isPending) return <Skeleton className="h-80" />
  if (isLoadingError) return <ErrorNote title={storeBrand.error} error={error} retry={() => void refetch()} />
  return data && <BrandEditor brand={data} step={step} onTyped={onTyped} />
}

function SettingsStep({ step }: { step: NonNullable<ComponentProps<typeof SettingsEditor>['step']> }) {
  const { data, isPending, isLoadingError, error, refetch } = useQuery(ownerSettingsQuery())
  if (isPending) return <Skeleton className="h-80" />
  if (isLoadingError)
    return <ErrorNote title={adminSettings.error} error={error} retry={() => void refetch()} />
  return data && <SettingsEditor settings={data} step={step} />
}

const draftsFilter = readProductFilter(new URLSearchParams({ state: 'draft' }))

/** By hand, from a file, or the sample, where the shop has it. */
function Products({ hasProducts }: { hasProducts: boolean }) {
  const { products } = words
  // A file without a column for it makes drafts.
  const { data: drafts } = useQuery({ ...adminProductsQuery(draftsFilter, 1), enabled: !hasProducts })
  const hasDrafts = !hasProducts && drafts !== undefined && drafts.total > 0
  return (
    <>
      <Panel id="set-up-products" title={products.title}>
        <div className="grid justify-items-start gap-3 px-4 pb-4">
          <p role="status" className={hasProducts ? 'text-success' : 'text-muted'}>
            {hasProducts ? products.some : hasDrafts ? products.drafts : products.none}
          </p>
          <p className="flex flex-wrap gap-2">
            {hasDrafts && (
              <Link to={adminPaths.draftProducts} className={buttonClass({ size: 'medium' })}>
                {products.publish}
              </Link>
            )}
            <Link to={adminPaths.setUpProduct} className={buttonClass({ look: 'quiet', size: 'medium' })}>
              <Plus size={16} strokeWidth={1.8} aria-hidden="true" />
              {products.add}
            </Link>
            <Link to={adminPaths.import} className={buttonClass({ look: 'quiet', size: 'medium' })}>
              <FileSpreadsheet size={16} strokeWidth={1.6} aria-hidden="true" />
              {products.import}
            </Link>
          </p>
          <p className="text-muted">{products.importHint}</p>
        </div>
      </Panel>
      <SamplePanel />
    </>
  )
}
