import { adminDeals as words } from '@/content/admin/offers/deals'
import { useShopZone } from '@/data/settings/shop-settings'
import { serverNow } from '@/data/supabase/server-clock'
import { type DealSpan, dealSpans, spanOf, type TimeProblem, toLocal } from '@/domain/discounts/deal-plan'
import { TextField } from '@/ui/field'

type TimeFieldsProps = {
  start: string
  end: string
  /** Shown beside the field it is about. */
  problem: TimeProblem | null
  /** The deal is running. */
  isStartFixed?: boolean
  /** Without a start, the deal starts immediately. */
  mayBeNow?: boolean
  onChange: (time: { start: string; end: string }) => void
}

/** Start and end in the shop's time zone, with presets. */
export function TimeFields({
  start,
  end,
  problem,
  isStartFixed = false,
  mayBeNow = false,
  onChange,
}: TimeFieldsProps) {
  const zone = useShopZone()
  const take = (span: DealSpan) => {
    const now = serverNow()
    const { startsAt, endsAt } = spanOf(span, now, zone)
    onChange({
      start: isStartFixed ? start : startsAt === now && mayBeNow ? '' : toLocal(startsAt, zone),
      end: toLocal(endsAt, zone),
    })
  }
  return (
    <>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{words.form.spansLabel}</legend>
        {dealSpans.map((span) => (
          <button
            key={span}
            type="button"
            onClick={() => take(span)}
            className="min-h-11 rounded-control border border-line bg-surface-raised px-3 font-medium hover:border-line-strong md:min-h-8"
          >
            {words.form.spans[span]}
          </button>
        ))}
      </fieldset>
      <div className="grid gap-4">
        <TextField
          dense
          type="datetime-local"
          name="start"
          label={words.fields.start}
          value={start}
          disabled={isStartFixed}
          hint={isStartFixed ? words.detail.startStays : mayBeNow && words.form.startHint}
          error={problem === 'start' ? words.times.start : null}
          onChange={(event) => onChange({ start: event.target.value, end })}
        />
        <TextField
          dense
          required
          type="datetime-local"
          name="end"
          label={words.fields.end}
          value={end}
          error={problem && problem !== 'start' ? words.times[problem] : null}
          onChange={(event) => onChange({ start, end: event.target.value })}
        />
      </div>
      <p className="text-12 text-muted">{words.form.timeHint(zone)}</p>
    </>
  )
}
