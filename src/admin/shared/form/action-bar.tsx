import type { ReactNode } from 'react'
import { Button } from '@/ui/button'

type ActionBarProps = {
  text: string
  /** The number of fields to check, or what is missing. */
  note?: ReactNode
  discard?: { label: string; run: () => void } | undefined
  /** Another way to save, before the usual one. */
  second?: { label: string; run: () => void } | undefined
  submit: string
  isBusy: boolean
}

/** Save and discard for a form with edits: sticky at the bottom, on a phone in place of the tab bar. */
export function ActionBar({ text, note, discard, second, submit, isBusy }: ActionBarProps) {
  return (
    <div
      className={`fixed inset-x-0 bottom-0 z-20 flex min-h-16 items-center gap-2 border-inverse-line bg-inverse px-4 pb-[env(safe-area-inset-bottom)] text-inverse-on md:sticky md:bottom-5 md:mx-auto md:min-h-12 md:w-full md:max-w-180 md:rounded-surface md:border md:p-1.5 md:ps-4 md:shadow-float max-md:flex-wrap max-md:justify-end max-md:py-2`}
    >
      {discard && <span aria-hidden="true" className="mx-0.5 size-2.5 shrink-0 rotate-45 bg-highlight" />}
      <p
        className={`min-w-0 flex-1 leading-tight max-md:py-1 max-md:wrap-anywhere md:truncate ${second ? 'max-md:basis-4/5' : 'max-md:basis-28'}`}
      >
        <b className="font-semibold max-md:block">{text}</b>
        {note && <span className="text-inverse-muted md:ms-2">{note}</span>}
      </p>
      {discard && (
        <button
          type="button"
          disabled={isBusy}
          onClick={discard.run}
          className="min-h-11 rounded-control px-3 font-medium outline-inverse-on hover:bg-inverse-line md:min-h-9"
        >
          {discard.label}
        </button>
      )}
      {second && (
        <button
          type="button"
          disabled={isBusy}
          onClick={second.run}
          className="min-h-11 rounded-control px-3 font-medium outline-inverse-on hover:bg-inverse-line md:min-h-9"
        >
          {second.label}
        </button>
      )}
      <Button type="submit" look="light" size="small" aria-disabled={isBusy} className="outline-inverse-on">
        {submit}
      </Button>
    </div>
  )
}
