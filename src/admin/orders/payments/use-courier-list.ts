import { useEffect, useEffectEvent, useRef, useState } from 'react'
import * as v from 'valibot'
import { ownerDraft } from '@/admin/shared/form/owner-draft'
import { adminSettle } from '@/content/admin/orders/settle'
import {
  type FoundParcel,
  findParcels,
  type SettledRow,
  type Settlement,
} from '@/data/settlements/settlements'
import { readAmount, writeAmount } from '@/domain/money/amount'
import {
  type CourierLine,
  type CourierOutcome,
  codeKey,
  collectedFor,
  courierLimits,
  courierOutcomes,
} from '@/domain/orders/courier-list'
import { showToast } from '@/ui/toast/toast'

/** What is stored of an entry: its parcel is looked up again, because it may have changed since. */
const storedEntries = v.array(
  v.object({ code: v.string(), outcome: v.picklist(courierOutcomes), amount: v.string() }),
)

export type CourierEntry = {
  code: string
  parcel: FoundParcel | null
  /** Why it cannot be settled as it stands; `waiting` until its number has been looked up. */
  problem: 'waiting' | 'unknown' | 'several' | 'settled' | null
  outcome: CourierOutcome
  /** The amount as typed. */
  amount: string
  /** The database's word for why it was not settled. */
  refusal: string | null
}

export const isReady = ({ parcel, problem, outcome, amount }: CourierEntry) =>
  parcel !== null && problem === null && (outcome === 'refused' || readAmount(amount) !== null)

/** The courier's list, stored in this browser until it is settled or cleared: numbers are looked up as they come in. */
export function useCourierList() {
  const [draft] = useState(() => ownerDraft('settlement', storedEntries))
  const [entries, setEntries] = useState<readonly CourierEntry[]>(() =>
    (draft.read() ?? []).map((stored) => ({
      ...stored,
      parcel: null,
      problem: 'waiting',
      refusal: null,
    })),
  )
  const [isLooking, setLooking] = useState(false)
  const ids = useRef(new Map<string, string>())
  useEffect(() => {
    const stored = entries.map(({ code, outcome, amount }) => ({ code, outcome, amount }))
    draft.store(stored.length > 0 ? stored : null)
  }, [draft, entries])

  /** Looks up what was stored before; what was typed stays. */
  const lookUpWaiting = async () => {
    const waiting = entries.filter(({ problem }) => problem === 'waiting')
    if (waiting.length === 0) return
    setLooking(true)
    try {
      for (let at = 0; at < waiting.length; at += courierLimits.perRequest) {
        const part = waiting.slice(at, at + courierLimits.perRequest)
        const found = await findParcels(part.map(({ code }) => code))
        const looked = new Map(
          part.map(({ code, outcome, amount }, index) => [
            code,
            { ...entryOf({ code, outcome, amount: null }, found[index]?.parcels ?? []), amount },
          ]),
        )
        setEntries((before) => before.map((entry) => looked.get(entry.code) ?? entry))
      }
    } catch {
      showToast({ title: adminSettle.lookupFailed, tone: 'error' })
    } finally {
      setLooking(false)
    }
  }
  const lookUpStored = useEffectEvent(() => void lookUpWaiting())
  useEffect(() => lookUpStored(), [])

  const add = async (lines: readonly CourierLine[]) => {
    const known = new Set(entries.map(({ code }) => codeKey(code)))
    const fresh = lines.filter(({ code }) => !known.has(codeKey(code)))
    if (fresh.length === 0) {
      if (lines.length > 0) showToast({ title: adminSettle.listed })
      return true
    }
    const room = Math.max(0, courierLimits.parcels - entries.length)
    if (fresh.length > room) showToast({ title: adminSettle.more(fresh.length - room), tone: 'error' })
    setLooking(true)
    try {
      const taken = fresh.slice(0, room)
      for (let at = 0; at < taken.length; at += courierLimits.perRequest) {
        const part = taken.slice(at, at + courierLimits.perRequest)
        const found = await findParcels(part.map(({ code }) => code))
        const looked = part.map((line, index) => entryOf(line, found[index]?.parcels ?? []))
        // The newest stands first, where the eye is after a scan. A tracking and an order number may name one parcel.
        setEntries((before) => {
          const ofParcels = new Set(before.map(({ parcel }) => parcel?.id))
          return [
            ...looked.filter(({ parcel }) => !parcel || !ofParcels.has(parcel.id)).toReversed(),
            ...before,
          ]
        })
      }
      return true
    } catch {
      showToast({ title: adminSettle.lookupFailed, tone: 'error' })
      return false
    } finally {
      setLooking(false)
    }
  }

  const change = (code: string, changed: Partial<Pick<CourierEntry, 'outcome' | 'amount'>>) =>
    setEntries((before) =>
      before.map((entry) => (entry.code === code ? { ...entry, refusal: null, ...changed } : entry)),
    )

  return {
    entries,
    isLooking,
    /** Numbers that were stored before and not looked up yet. */
    waiting: entries.filter(({ problem }) => problem === 'waiting').length,
    lookUpWaiting,
    add,
    change,
    setAll: (outcome: CourierOutcome) =>
      setEntries((before) => before.map((entry) => ({ ...entry, outcome }))),
    remove: (code: string) => setEntries((before) => before.filter((entry) => entry.code !== code)),
    clear: () => setEntries([]),
    restore: (before: readonly CourierEntry[]) => setEntries(before),
    /** What is settled, two hundred at a time; a batch of the same rows keeps its id. */
    batches: () => {
      const rows = entries.flatMap((entry): SettledRow[] =>
        entry.parcel && isReady(entry)
          ? [{ parcel: entry.parcel.id, outcome: entry.outcome, amount: readAmount(entry.amount) ?? 0 }]
          : [],
      )
      return Array.from({ length: Math.ceil(rows.length / courierLimits.perRequest) }, (_, batch) => {
        const part = rows.slice(batch * courierLimits.perRequest, (batch + 1) * courierLimits.perRequest)
        const key = JSON.stringify(part)
        const id = ids.current.get(key) ?? crypto.randomUUID()
        ids.current.set(key, id)
        return { id, rows: part }
      })
    },
    /** Takes what was settled out of the list; the rest says why not. */
    settled: (settlements: readonly Settlement[]) => {
      const refusals = new Map(
        settlements.flatMap((each) => each.refusals).map(({ parcel, code }) => [parcel, code]),
      )
      setEntries((before) =>
        before
          .filter((entry) => !isReady(entry) || refusals.has(entry.parcel?.id ?? ''))
          .map((entry) => ({ ...entry, refusal: refusals.get(entry.parcel?.id ?? '') ?? null })),
      )
    },
  }
}

function entryOf(line: CourierLine, parcels: readonly FoundParcel[]): CourierEntry {
  const { code, outcome, amount } = line
  const open = parcels.filter(({ settledAt }) => settledAt === null)
  const onWay = open.filter(({ state }) => state === 'shipped')
  const candidates = onWay.length > 0 ? onWay : open
  const [only] = candidates
  const parcel = candidates.length === 1 && only ? only : null
  const problem =
    parcels.length === 0
      ? 'unknown'
      : open.length === 0
        ? 'settled'
        : candidates.length > 1
          ? 'several'
          : null
  const isBack = parcel?.state === 'refused' || parcel?.state === 'returned'
  const said = amount === null ? (line.unread ?? '') : `${writeAmount(amount)} ${line.currency ?? ''}`.trim()
  const collected = parcel ? collectedFor(line, parcel.expected, parcel.currency) : amount
  return {
    code,
    parcel: parcel ?? (problem === 'settled' ? (parcels[0] ?? null) : null),
    problem,
    outcome: outcome ?? (isBack ? 'refused' : 'collected'),
    amount: collected === null ? said : writeAmount(collected),
    refusal: null,
  }
}
