import { type ReactNode, useId } from 'react'
import { Swatch } from './swatch'

type Choice = {
  value: string
  label: string
  disabledNote?: string | undefined
  /** Extra information, announced with the option and marked with a dot. */
  note?: string | undefined
  paint?: string | undefined
}

type ChoiceGroupProps = {
  legend: string
  choices: readonly Choice[]
  value: string
  onChange: (value: string) => void
  look: 'boxes' | 'swatches'
  aside?: ReactNode
}

/**
 * Radio buttons as boxes or swatches. An option with a `disabledNote` is crossed out but can be chosen: that is how
 * to ask for a restock email.
 */
export function ChoiceGroup({ legend, choices, value, onChange, look, aside }: ChoiceGroupProps) {
  const name = useId()
  const chosen = choices.find((choice) => choice.value === value)
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2.5 flex w-full items-center gap-2 text-14 text-muted">
        <span>{legend}</span>
        <b dir="auto" className="font-semibold text-ink">
          {chosen?.label}
        </b>
        {chosen?.note && <span>{chosen?.note}</span>}
        {aside && <span className="ms-auto">{aside}</span>}
      </legend>
      <div className={look === 'boxes' ? 'grid grid-cols-6 gap-1.5 md:gap-2' : 'flex flex-wrap gap-3'}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={look === 'boxes' && choice.label.length > 4 ? 'col-span-2' : undefined}
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="peer absolute size-px opacity-0"
              aria-label={[choice.label, choice.note, choice.disabledNote].filter(Boolean).join(', ')}
            />
            {look === 'boxes' ? (
              <span
                className={`relative grid h-12 place-items-center rounded-control border px-2 text-14 font-semibold whitespace-nowrap peer-focus-visible:outline-2 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-accent ${
                  choice.disabledNote
                    ? 'struck border-line font-medium text-muted peer-checked:border-ink'
                    : 'border-line-strong bg-surface-raised peer-checked:border-ink peer-checked:bg-ink peer-checked:text-surface'
                }`}
              >
                <bdi>{choice.label}</bdi>
                {choice.note && (
                  <span aria-hidden="true" className="absolute bottom-1.5 size-1 rounded-full bg-current" />
                )}
              </span>
            ) : (
              <span
                className={`block size-10 rounded-full peer-checked:outline-2 peer-checked:outline-offset-3 peer-checked:outline-accent peer-focus-visible:outline-2 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-accent ${choice.disabledNote ? 'struck-swatch' : ''}`}
                title={choice.label}
              >
                {choice.paint ? (
                  <Swatch paint={choice.paint} className="size-full" />
                ) : (
                  <span className="grid size-full place-items-center rounded-full text-12 ring-1 ring-ink/30 ring-inset">
                    {choice.label.slice(0, 2)}
                  </span>
                )}
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
