import { useQuery } from '@tanstack/react-query'
import { Phone } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { useDetailLinks } from '@/admin/shared/drawer/use-detail-links'
import { ListScreen } from '@/admin/shared/list/list-screen'
import { ListContext } from '@/admin/shared/list/row-link'
import { SegmentedLinks } from '@/admin/shared/list/segmented-links'
import { useListParams } from '@/admin/shared/list/use-list-params'
import { useRowShortcuts } from '@/admin/shared/list/use-row-shortcuts'
import { useMay } from '@/admin/shared/page/access'
import { StateNote } from '@/admin/shared/page/state-note'
import { useOneStep } from '@/admin/shared/page/use-one-step'
import { adminPaths } from '@/config/admin-paths'
import { admin } from '@/content/admin/admin'
import { adminCalls as words } from '@/content/admin/orders/calls'
import { callQueueQuery, callsListed } from '@/data/calls/calls'
import { ownerSettingsQuery } from '@/data/settings/settings-mutations'
import { afterCall, callSorts, type NextTry } from '@/domain/orders/call'
import { buttonClass } from '@/ui/button'
import { usePageHead } from '@/ui/page-head'
import { Skeleton } from '@/ui/skeleton'
import { CallDrawer } from './call-drawer'
import { CallRows } from './call-rows'

const every = 20_000

/** Cash orders that wait for a call, and one of them open: its outcome leads to the next. */
export function CallsPage() {
  const { orderId } = useParams()
  const navigate = useNavigate()
  const { params, hrefOf } = useListParams()
  const later = params.get('when') === 'later'
  const sort = callSorts.find((each) => each === params.get('sort')) ?? 'oldest'
  const list = useQuery({ ...callQueueQuery(later, sort), refetchInterval: every })
  const may = useMay()
  const settings = useQuery({ ...ownerSettingsQuery(), enabled: may('view') })
  const { listHref, links } = useDetailLinks(adminPaths.calls, orderId)
  const [nextTry, setNextTry] = useState<NextTry>('hour')
  const step = useOneStep()
  useRowShortcuts({ openId: orderId })
  usePageHead({ title: admin.title(words.title), hidden: true })

  const calls = list.data?.orders ?? []
  const ids = calls.map(({ id }) => id)
  const at = orderId ? ids.indexOf(orderId) : -1
  // While another sorting loads, the list shown is still the one before.
  const [first] = list.isPlaceholderData ? [] : ids
  const goOn = () => {
    const next = orderId ? afterCall(ids, orderId) : null
    void navigate(next ? links.hrefOf(next) : listHref, { replace: true, state: links.linkState })
  }
  return (
    <ListScreen
      title={words.title}
      label={words.title}
      actions={
        first && (
          <Link to={links.hrefOf(first)} state={links.linkState} className={buttonClass({ size: 'small' })}>
            <Phone size={16} strokeWidth={1.8} aria-hidden="true" className="max-[24rem]:hidden" />
            {words.first}
          </Link>
        )
      }
      tools={
        <>
          <SegmentedLinks
            label={words.tabs.label}
            chosen={later ? 'later' : 'now'}
            choices={[
              { value: 'now', label: words.tabs.now, count: list.data?.now, to: hrefOf({ when: null }) },
              {
                value: 'later',
                label: words.tabs.later,
                count: list.data?.later,
                to: hrefOf({ when: 'later' }),
              },
            ]}
          />
          <SegmentedLinks
            label={words.sort.label}
            chosen={sort}
            choices={callSorts.map((value) => ({
              value,
              label: words.sort.choices[value],
              to: hrefOf({ sort: value === 'oldest' ? null : value }),
            }))}
          />
          <p className="w-full text-muted">
            <span className="max-md:hidden">{words.intro} </span>
            {settings.data?.packOnlyConfirmed === false && (
              <>
                {words.settingOff}{' '}
                <Link to={adminPaths.settings} className="font-medium text-accent underline">
                  {words.settingOffLink}
                </Link>
              </>
            )}
          </p>
        </>
      }
      list={list}
      errorTitle={words.error}
      found={false}
      skeleton={
        <div aria-hidden="true" className="grid gap-4 p-5">
          {['a', 'b', 'c', 'd'].map((key) => (
            <Skeleton key={key} className="h-12" />
          ))}
        </div>
      }
      count={calls.length}
      rows={
        <ListContext value={{ ...links, isPhone: false }}>
          <CallRows calls={calls} />
        </ListContext>
      }
      none={<StateNote {...(later ? words.noneLater : words.none)} />}
      pager={{ page: 1, perPage: callsListed, hrefOf: () => listHref }}
      detail={
        orderId && (
          <CallDrawer
            key={orderId}
            call={calls[at]}
            isPending={list.isPending}
            place={at >= 0 ? { at: at + 1, of: ids.length } : null}
            listHref={listHref}
            linkState={links.linkState}
            hrefs={{
              previous: ids[at - 1] && at > 0 ? links.hrefOf(ids[at - 1] ?? '') : null,
              next: at >= 0 && ids[at + 1] ? links.hrefOf(ids[at + 1] ?? '') : null,
            }}
            nextTry={nextTry}
            onNextTry={setNextTry}
            step={step}
            onDone={goOn}
          />
        )
      }
    />
  )
}
