import { useId } from 'react'
import { sizeGuideWords as words } from '@/content/product/size-guide'
import type { Unit } from '@/domain/product/size-guide'

const units: Unit[] = ['cm', 'in']

type UnitSwitchProps = { unit: Unit; onChange: (unit: Unit) => void }

/** Centimetres or inches, for the measures of a size table. */
export function UnitSwitch({ unit, onChange }: UnitSwitchProps) {
  const name = useId()
  return (
    <fieldset className="print:hidden">
      <legend className="sr-only">{words.unit}</legend>
      <div className="inline-grid grid-cols-2 rounded-control border border-line-strong bg-surface-raised p-0.5">
        {units.map((each) => (
          <label
            key={each}
            className="grid min-h-11 cursor-pointer place-items-center rounded-picture px-3.5 text-14 font-semibold has-checked:bg-ink has-checked:text-surface has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              checked={unit === each}
              onChange={() => onChange(each)}
              className="sr-only"
            />
            <span>{words.units[each]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
