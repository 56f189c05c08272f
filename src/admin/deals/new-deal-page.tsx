import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { shopZone } from '@/config/shop-zone'
import { admin } from '@/content/admin/admin'
import { adminDeals } from '@/content/admin/offers/deals'
import { overlapsOf, useAddDeals } from '@/data/deals/admin-deals'
import { wordsFor } from '@/data/supabase/errors'
import { serverNow } from '@/data/supabase/server-clock'
import { dealPriceOf, dealProblem, fromLocal, timeProblem } from '@/domain/discounts/deal-plan'
import { discountPercent } from '@/domain/product/discount'
import { parsePrice } from '@/domain/product/product-form'
import { Button } from '@/ui/button'
import { usePageHead } from '@/ui/page-head'
import { showToast } from '@/ui/toast/toast'
import { FormPage } from '../shared/form/form-page'
import { Panel } from '../shared/page/panel'
import { PlannedProducts } from './planned-products'
import { TermsPanel } from './terms-panel'
import { TimeFields } from './time-fields'
import { useCollectionImport } from './use-collection-import'
import { plannedAgain, useDealPlan } from './use-deal-plan'
import { useInitialPlan } from './use-initial-plan'

const words = adminDeals.form
const content = 'grid gap-4 border-t border-line p-4'

/** Scrolls an error into view when it appears. */
const takeFocus = (alert: HTMLElement | null) => alert?.focus()

/** Plans a deal, or a sale on many products at once. */
export function NewDealPage() {
  usePageHead({ title: admin.title(words.title), hidden: true })
  const navigate = useNavigate()
  const { form, plan, isEmpty, setRows, clear } = useDealPlan()
  const { isSubmitted, submitCount } = form.formState
  const add = useAddDeals()
  const element = useRef<HTMLFormElement>(null)
  const adding = useCollectionImport(setRows)
  useInitialPlan({
    onDeals: (deals) => form.reset(plannedAgain(deals)),
    onCollection: (slug) => void adding.add(slug),
  })

  const { rows, percent, start, end } = plan
  const time = timeProblem(start, end, serverNow(), shopZone())
  const wrong = rows.filter((row) => dealProblem(row, plan) !== null)
  const isLater = start !== '' && (fromLocal(start, shopZone()) ?? 0) > serverNow()
  const shown = (overlapsOf(add.error) ?? []).filter(({ product }) => rows.some(({ id }) => id === product))
  const most = Math.max(
    0,
    ...rows.map((row) => discountPercent(parsePrice(dealPriceOf(row, plan)) ?? row.price, row.price) ?? 0),
  )

  // After a submit, once the problems are shown: those of the products are beside no field that the form knows.
  useEffect(() => {
    if (submitCount > 0) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [submitCount])

  const onSubmit = form.handleSubmit(async (deals) => {
    try {
      await add.mutateAsync(deals)
      clear()
      showToast({ title: words.added(deals.length), tone: 'success' })
      void navigate(isLater ? `${adminPaths.deals}?state=scheduled` : adminPaths.deals)
    } catch {
      // The page shows the mutation's error.
    }
  })
  const discard = () => {
    clear()
    add.reset()
    showToast({ title: words.discarded, action: { label: admin.undo, onClick: () => form.reset(plan) } })
  }
  const note =
    rows.length === 0
      ? words.withoutProducts
      : percent.trim() === '' && rows.every(({ dealPrice }) => dealPrice === null)
        ? words.withoutPrice
        : wrong.length > 0
          ? words.wrong(wrong.length)
          : words.ready(rows.length, most)
  return (
    <FormPage
      isAlone
      ref={element}
      form={form}
      isBusy={add.isPending}
      onSubmit={onSubmit}
      title={words.title}
      back={{ label: words.back, to: adminPaths.deals }}
      bar={{
        text: words.title,
        note,
        discard: isEmpty ? undefined : { label: words.discard, run: discard },
        submit: add.isPending
          ? words.busy
          : isLater
            ? words.submitLater(rows.length)
            : words.submitNow(rows.length),
      }}
    >
      {add.isError && (
        <div
          ref={takeFocus}
          role="alert"
          tabIndex={-1}
          className="mt-4 bg-danger-soft px-4 py-3 font-medium text-danger-text md:rounded-surface"
        >
          <span>{problemOf(add.error, shown.length)}</span>
          {shown.length > 0 && (
            <Button
              look="quiet"
              size="small"
              className="ms-3"
              onClick={() => {
                setRows((list) => list.filter(({ id }) => !shown.some(({ product }) => product === id)))
                add.reset()
              }}
            >
              {words.leaveOut}
            </Button>
          )}
        </div>
      )}
      <div className="mt-4 grid gap-4 xl:grid-cols-[minmax(0,1fr)_24rem] xl:items-start">
        <PlannedProducts
          plan={plan}
          setRows={setRows}
          adding={adding}
          overlaps={shown}
          showsProblems={isSubmitted}
        />
        <div className="grid gap-4">
          <TermsPanel />
          <Panel id="deal-time" title={words.time}>
            <div className={content}>
              <TimeFields
                mayBeNow
                start={start}
                end={end}
                problem={isSubmitted ? time : null}
                onChange={(times) => {
                  form.setValue('start', times.start)
                  form.setValue('end', times.end)
                }}
              />
            </div>
          </Panel>
        </div>
      </div>
    </FormPage>
  )
}

function problemOf(error: Error, overlapping: number): string {
  if (overlapping > 0) return words.overlap(overlapping)
  if (overlapsOf(error)) return words.raced
  return wordsFor<string>(error, {
    PRODUCTS_GONE: words.gone,
    PRICE_NOT_BELOW: words.cheaper,
    ABOVE_LOWEST_PRICE: words.lowest,
    unknown: words.failed,
  })
}
