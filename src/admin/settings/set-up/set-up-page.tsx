import { useQuery } from '@tanstack/react-query'
import { Check, ChevronDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { paths } from '@/config/paths'
import { admin } from '@/content/admin/admin'
import { setUpWords as words } from '@/content/admin/settings/set-up'
import type { ShopSettings } from '@/data/settings/fetch-settings'
import { settingsQuery } from '@/data/settings/settings-queries'
import type { BrandForm } from '@/domain/shop/brand'
import { Button } from '@/ui/button'
import { usePageHead } from '@/ui/page-head'
import { Sheet } from '@/ui/sheet'
import { Skeleton } from '@/ui/skeleton'
import { useMedia } from '@/ui/use-media'
import { missingIn, type SetUpStep, setUpSteps } from '../../shared/opening/opening-steps'
import { isAsItCame, noteSaved, useSavedSteps } from '../../shared/opening/saved-steps'
import { BackLink } from '../../shared/page/back-link'
import { PageHeader } from '../../shared/page/page-header'
import { panel } from '../../shared/page/panel'
import { SectionBoundary } from '../../shared/page/section-boundary'
import { ErrorNote } from '../../shared/page/state-note'
import { HomePreview } from './home-preview'
import { OpenShop } from './open-shop'
import { StepForm } from './step-form'

const stateLooks = {
  done: 'sr-only',
  missing: 'rounded-picture bg-highlight-soft px-1.5 leading-5',
  notRequired: 'text-muted',
  unseen: 'text-muted',
} as const

/** A new shop's set-up: questions one after the other, each in the form that Settings has for it, beside the shop's first page. */
export function SetUpPage() {
  usePageHead({ title: admin.title(words.title), hidden: true })
  // Products and zones are saved on pages that do not read these facts.
  const settings = useQuery({ ...settingsQuery(), refetchOnMount: 'always' })
  const { data: shop } = settings
  const isWide = useMedia('(min-width: 73.75rem)')
  const [isShown, setShown] = useState(false)
  const [typed, setTyped] = useState<BrandForm | null>(null)
  const current = useStep()
  const missing = shop && missingIn(shop)
  const saved = useSavedSteps()
  const stateOf = (step: SetUpStep) => {
    const lacks = missing?.find((each) => each.step === step)
    if (lacks) return lacks.isOptional ? 'notRequired' : 'missing'
    return shop && isAsItCame(step, shop) && !saved.includes(step) ? 'unseen' : 'done'
  }
  const done = setUpSteps.filter((step) => stateOf(step) === 'done').length
  return (
    <div className="xl:grid xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] xl:items-start">
      <div className="px-4 pb-8 md:px-7 md:pt-5">
        <PageHeader
          title={words.title}
          above={
            // On a phone the bar that opens the shop stands in place of the destinations.
            <div className="md:hidden">
              <BackLink to={paths.admin}>{admin.overview.title}</BackLink>
            </div>
          }
        >
          {!isWide && (
            <Button look="quiet" size="small" onClick={() => setShown(true)}>
              {words.preview.show}
            </Button>
          )}
        </PageHeader>
        <p className="mt-1 max-w-prose text-muted">{words.intro}</p>
        <Progress current={current} stateOf={stateOf} />
        {settings.isLoadingError && (
          <div className={`${panel} mt-4`}>
            <ErrorNote title={words.error} error={settings.error} retry={() => void settings.refetch()} />
          </div>
        )}
        {settings.isPending && <Skeleton className="mt-4 h-160" />}
        {shop && (
          <>
            <ol className="mt-4 grid grid-cols-1 border-b border-line">
              {setUpSteps.map((step, index) => (
                <li key={step} className="border-t border-line">
                  <StepHead step={step} index={index} isCurrent={step === current} state={stateOf(step)} />
                  {step === current && (
                    <div className="pb-6">
                      <SectionBoundary resetKey={step}>
                        <StepForm
                          key={step}
                          {...goOn(index)}
                          step={step}
                          shop={shop}
                          isNew={stateOf('shop') === 'unseen'}
                          onTyped={setTyped}
                          onSaved={() => noteSaved(step)}
                        />
                      </SectionBoundary>
                    </div>
                  )}
                </li>
              ))}
            </ol>
            <OpenShop done={done} missing={lackedBy(shop)} />
          </>
        )}
      </div>
      {isWide ? (
        <div className="sticky top-0 flex h-dvh border-s border-line">
          <HomePreview typed={typed} />
        </div>
      ) : (
        <Sheet
          open={isShown}
          onOpenChange={setShown}
          title={words.preview.show}
          closeLabel={words.preview.close}
          side="wide"
        >
          <div className="flex min-h-[75dvh]">
            <HomePreview typed={typed} />
          </div>
        </Sheet>
      )}
    </div>
  )
}

/** The step that the address names, else the first. */
function useStep(): SetUpStep {
  const [search] = useSearchParams()
  const named = search.get('step')
  return setUpSteps.find((step) => step === named) ?? setUpSteps[0]
}

/** Where a step leads: to the next one, and from the last to the opening. */
function goOn(index: number) {
  const next = setUpSteps[index + 1]
  return {
    next: next ? words.steps[next].title : words.last,
    to: next ? adminPaths.setUpStep(next) : `${adminPaths.setUpStep('contact')}#open`,
  }
}

/** What an order lacks, as parts of a list. */
const lackedBy = (shop: ShopSettings) => {
  const lacked = missingIn(shop).map(({ step }) => step)
  return Object.entries(words.lacks).flatMap(([step, name]) =>
    lacked.some((each) => each === step) ? name : [],
  )
}

type State = keyof typeof stateLooks
type ProgressProps = { current: SetUpStep; stateOf: (step: SetUpStep) => State }

/** The steps as one line, which the list below it says in words. */
function Progress({ current, stateOf }: ProgressProps) {
  return (
    <div aria-hidden="true" className="mt-4 flex gap-1">
      {setUpSteps.map((step) => (
        <span
          key={step}
          className={`h-1 flex-1 rounded-full ${step === current ? 'bg-accent' : stateOf(step) === 'done' ? 'bg-success' : 'bg-line'}`}
        />
      ))}
    </div>
  )
}

type StepHeadProps = { step: SetUpStep; index: number; isCurrent: boolean; state: State }

/** A step's name and how it stands; the open one's takes the focus when another was left for it. */
function StepHead({ step, index, isCurrent, state }: StepHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const wasCurrent = useRef(isCurrent)
  useEffect(() => {
    if (isCurrent && !wasCurrent.current) heading.current?.focus()
    wasCurrent.current = isCurrent
  }, [isCurrent])
  const { title, text } = words.steps[step]
  return (
    <div className="relative flex min-h-16 items-center gap-3 py-3">
      <span
        aria-hidden="true"
        className={`grid size-7 shrink-0 place-items-center rounded-full font-semibold ${isCurrent ? 'bg-accent text-accent-on' : state === 'done' ? 'bg-success-soft text-success' : 'border border-line text-muted'}`}
      >
        {state === 'done' && !isCurrent ? <Check size={16} strokeWidth={2} /> : index + 1}
      </span>
      <div className="min-w-0 flex-1">
        <h2
          ref={heading}
          tabIndex={-1}
          aria-current={isCurrent ? 'step' : undefined}
          className="scroll-mt-20 font-text text-16 font-semibold tracking-normal"
        >
          {isCurrent ? (
            title
          ) : (
            <Link to={adminPaths.setUpStep(step)} className="after:absolute after:inset-0">
              {title}
            </Link>
          )}
        </h2>
        <p className="text-muted">{text}</p>
      </div>
      <span className={`shrink-0 text-12 font-medium ${stateLooks[state]}`}>{words[state]}</span>
      {!isCurrent && (
        <ChevronDown size={18} strokeWidth={1.8} aria-hidden="true" className="shrink-0 text-muted" />
      )}
    </div>
  )
}
