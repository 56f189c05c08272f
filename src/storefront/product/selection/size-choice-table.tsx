import { useId } from 'react'
import { optionWord } from '@/config/shop'
import { measureName, sizeGuideWords as words } from '@/content/product/size-guide'
import { formatMeasure, type SizeChart, type Unit } from '@/domain/product/size-guide'

type SizeChoiceTableProps = {
  chart: SizeChart
  unit: Unit
  savedSize: string | undefined
  onChoose: (size: string) => void
}

/** A size table whose rows are radio buttons: the chosen row is the shopper's own size. */
export function SizeChoiceTable({ chart, unit, savedSize, onChoose }: SizeChoiceTableProps) {
  const name = useId()
  const isShoes = chart.measures.includes('foot')
  const cell = 'px-2 py-1 text-start whitespace-nowrap md:px-3'
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{words.yours}</legend>
      <section
        aria-label={chart.name}
        tabIndex={0}
        className="overflow-x-auto rounded-surface border border-line bg-surface-raised"
      >
        <table className="w-full border-collapse text-14 tabular-nums">
          <thead>
            <tr className="border-b border-line-strong bg-surface-raised text-12 md:text-14">
              <th scope="col" className={`${cell} sticky start-0 z-1 h-11 bg-inherit font-semibold`}>
                {isShoes ? words.shoeSize : words.size}
              </th>
              {chart.measures.map((measure) => (
                <th key={measure} scope="col" className={`${cell} font-semibold`}>
                  <span>{measureName(measure)}</span>
                  <span className="sr-only">{`, ${words.units[unit]}`}</span>
                </th>
              ))}
              {chart.systems.map((system) => (
                <th key={system} scope="col" className={`${cell} font-semibold text-muted`}>
                  {system}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {chart.rows.map(({ size, others, cm }) => (
              <tr
                key={size}
                className="border-line bg-surface-raised not-first:border-t hover:bg-surface-sunken has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent"
              >
                <th scope="row" className="sticky start-0 z-1 bg-inherit text-start text-16 font-semibold">
                  <label className="flex min-h-12 items-center gap-2 px-2 whitespace-nowrap md:px-3">
                    <input
                      type="radio"
                      name={name}
                      value={size}
                      checked={size === savedSize}
                      onChange={() => onChoose(size)}
                      className="size-4.5 shrink-0 accent-accent outline-none"
                    />
                    <span>{optionWord(size)}</span>
                  </label>
                </th>
                {cm.map((measure, column) => (
                  <td key={chart.measures[column]} className={cell}>
                    <bdi dir="ltr">{formatMeasure(measure, unit)}</bdi>
                  </td>
                ))}
                {others.map((other, column) => (
                  <td key={chart.systems[column]} className={`${cell} text-muted`}>
                    <bdi dir="ltr">{other}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </fieldset>
  )
}
