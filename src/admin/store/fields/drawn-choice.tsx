import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useMemo } from 'react'
import type { FieldWords } from '@/content/admin/store/section-words'
import { optionName } from '@/content/admin/store/section-words'
import { brandQuery } from '@/data/settings/admin-brand'
import { paletteOf } from '@/domain/shop/palette'
import type { ControlProps } from '../../shared/form/control-props'
import { type Drawing, groundPaint } from './drawings'

type ChoiceProps = ControlProps & { options: readonly string[]; words: FieldWords }

/** One of several ways in which a section is laid out, each as a small drawing with its name. */
export function DrawnChoice({
  drawings,
  ...choice
}: ChoiceProps & { drawings: Readonly<Record<string, Drawing>> }) {
  return (
    <Radios
      {...choice}
      look="grid-cols-2"
      entry="content-start gap-1 text-center"
      pictureOf={(option) => <Outline drawing={drawings[option]} />}
    />
  )
}

/** One of several grounds, each with its colour: the shop's own, not the admin's. */
export function GroundChoice(choice: ChoiceProps) {
  const { data: brand } = useQuery(brandQuery())
  const palettes = useMemo(() => brand && paletteOf(brand), [brand])
  return (
    <Radios
      {...choice}
      look="grid-cols-2 gap-x-3"
      entry="grid-cols-[auto_1fr] items-center gap-2.5 min-h-11 md:min-h-9"
      pictureOf={(option) => (
        <span
          aria-hidden="true"
          className="rounded-full peer-checked:outline-2 peer-checked:outline-offset-2 peer-checked:outline-accent peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent"
        >
          <span
            data-look={option}
            style={palettes && { background: groundPaint(option, palettes) }}
            className="block size-7 rounded-full border border-line-strong"
          />
        </span>
      )}
    />
  )
}

type RadiosProps = ChoiceProps & { look: string; entry: string; pictureOf: (option: string) => ReactNode }

function Radios({
  label,
  hint,
  error,
  value,
  onChange,
  options,
  words,
  look,
  entry,
  pictureOf,
}: RadiosProps) {
  const id = useId()
  const chosen = typeof value === 'string' && options.includes(value) ? value : options[0]
  return (
    <fieldset className="min-w-0" aria-describedby={hint || error ? `${id}-about` : undefined}>
      <legend className="mb-1.5 text-14 font-medium">{label}</legend>
      <div className={`grid gap-2 ${look}`}>
        {options.map((option) => (
          <label
            key={option}
            className={`relative grid cursor-pointer text-12 leading-tight has-checked:font-semibold ${entry}`}
          >
            <input
              type="radio"
              name={id}
              value={option}
              checked={option === chosen}
              onChange={() => onChange(option)}
              className="peer absolute size-px opacity-0"
            />
            {pictureOf(option)}
            <span className="min-w-0">{optionName(words, option)}</span>
          </label>
        ))}
      </div>
      {(hint || error) && (
        <p
          id={`${id}-about`}
          className={`mt-1.5 text-14 ${error ? 'font-medium text-danger-text' : 'text-muted'}`}
        >
          {error ?? hint}
        </p>
      )}
    </fieldset>
  )
}

function Outline({ drawing }: { drawing: Drawing | undefined }) {
  const isDark = drawing?.ground?.isDark
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 64 40"
      className="w-full rounded-control border border-line-strong bg-surface-raised peer-checked:border-accent peer-checked:outline-1 peer-checked:outline-accent peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent"
    >
      {drawing?.ground && (
        <path d={drawing.ground.path} className={isDark ? 'fill-banner-night' : 'fill-surface-sunken'} />
      )}
      {drawing?.pictures && <path d={drawing.pictures} className="fill-line-strong/60" />}
      {drawing && (
        <path
          d={drawing.words}
          strokeWidth={2.5}
          strokeLinecap="round"
          className={isDark ? 'stroke-band-on' : 'stroke-ink'}
        />
      )}
    </svg>
  )
}
