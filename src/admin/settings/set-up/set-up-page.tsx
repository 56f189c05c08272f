import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { admin } from '@/content/admin/admin'
import { setUpWords as words } from '@/content/admin/settings/set-up'
import { settingsQuery } from '@/data/settings/settings-queries'
import { Button } from '@/ui/button'
import { usePageHead } from '@/ui/page-head'
import { Sheet } from '@/ui/sheet'
import { Skeleton } from '@/ui/skeleton'
import { useIsPhone, useMedia } from '@/ui/use-media'
import { missingIn, type SetUpStep, setUpSteps } from '../../shared/opening/opening-steps'
import { PageHeader } from '../../shared/page/page-header'
import { panel } from '../../shared/page/panel'
import { SectionBoundary } from '../../shared/page/section-boundary'
import { ErrorNote } from '../../shared/page/state-note'
import { HomePreview } from './home-preview'
import { OpenShop } from './open-shop'
import { StepForm } from './step-form'

const stateLooks = { done: 'text-success', missing: 'text-danger-text', notRequired: 'text-muted' } as const

/** A new shop's set-up: questions one after the other, each in the form that Settings has for it, beside the shop's first page. */
export function SetUpPage() {
  usePageHead({ title: admin.title(words.title), hidden: true })
  // Products and zones are saved on pages that do not read these facts.
  const settings = useQuery({ ...settingsQuery(), refetchOnMount: 'always' })
  const { data: shop } = settings
  const isPhone = useIsPhone()
  const isWide = useMedia('(min-width: 73.75rem)')
  const [isShown, setShown] = useState(false)
  const current = useStep()
  const missing = shop && missingIn(shop)
  const stateOf = (step: SetUpStep) => {
    const lacks = missing?.find((each) => each.step === step)
    return lacks ? (lacks.isOptional ? 'notRequired' : 'missing') : 'done'
  }
  return (
    <div className="xl:grid xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] xl:items-start">
      <div className="px-4 pb-8 md:px-7 md:pt-5">
        <PageHeader title={words.title}>
          {!isWide && (
            <Button look="quiet" size="small" className="max-md:min-h-11" onClick={() => setShown(true)}>
              {words.preview.show}
            </Button>
          )}
        </PageHeader>
        <p className="mt-1 max-w-prose text-muted">{words.intro}</p>
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
                <li key={step} className={`border-t border-line ${step !== current ? 'max-md:hidden' : ''}`}>
                  <StepHead step={step} index={index} isCurrent={step === current} state={stateOf(step)} />
                  {step === current && (
                    <div className="pb-6">
                      <SectionBoundary resetKey={step}>
                        <StepForm key={step} {...goOn(index)} step={step} shop={shop} />
                      </SectionBoundary>
                    </div>
                  )}
                </li>
              ))}
            </ol>
            {isPhone && <PhoneSteps current={current} stateOf={stateOf} />}
            <OpenShop missing={missingIn(shop).filter(({ step, isOptional }) => step && !isOptional)} />
          </>
        )}
      </div>
      {isWide ? (
        <div className="sticky top-0 flex h-dvh border-s border-line">
          <HomePreview />
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
            <HomePreview />
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

type State = keyof typeof stateLooks
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
        <p className="text-12 text-muted md:hidden">{words.place(index + 1, setUpSteps.length)}</p>
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
    </div>
  )
}

type PhoneStepsProps = { current: SetUpStep; stateOf: (step: SetUpStep) => State }

/** On a phone, where one step is on the screen: the way to any of them. */
function PhoneSteps({ current, stateOf }: PhoneStepsProps) {
  return (
    <nav aria-label={words.all} className="mt-4 flex justify-between">
      {setUpSteps.map((step, index) => (
        <Link
          key={step}
          to={adminPaths.setUpStep(step)}
          aria-label={words.stepState(index + 1, words.steps[step].title, words[stateOf(step)])}
          aria-current={step === current ? 'step' : undefined}
          className="grid size-11 place-items-center rounded-full border border-line font-semibold aria-[current]:border-accent aria-[current]:text-accent"
        >
          {stateOf(step) === 'done' ? <Check size={16} strokeWidth={2} aria-hidden="true" /> : index + 1}
        </Link>
      ))}
    </nav>
  )
}
