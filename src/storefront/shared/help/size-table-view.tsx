import { measureName, sizeGuideWords as words } from '@/content/product/size-guide'
import { formatMeasure, type SizeChart, type Unit } from '@/domain/product/size-guide'

type SizeTableViewProps = { group: string; chart: SizeChart; unit: Unit }

/** One table: size, its names elsewhere, and body measurements. The size column is sticky. */
export function SizeTableView({ group, chart, unit }: SizeTableViewProps) {
  const id = `${group}-${chart.id}`
  const head = 'px-3 py-2.5 text-start font-semibold whitespace-nowrap'
  const cell = 'px-3 py-2.5 whitespace-nowrap'
  return (
    <div className="mt-5 break-inside-avoid">
      <h3 id={id} className="scroll-mt-40 text-20 font-semibold">
        {chart.name}
      </h3>
      <section
        aria-labelledby={`${group} ${id}`}
        tabIndex={0}
        className="mt-2 overflow-x-auto rounded-surface border border-line bg-surface-raised"
      >
        <table className="w-full border-collapse text-14 tabular-nums">
          <thead>
            <tr className="border-b border-line-strong">
              <th scope="col" className={`${head} sticky start-0 bg-surface-raised`}>
                {chart.measures.includes('foot') ? words.shoeSize : words.size}
              </th>
              {chart.systems.map((system) => (
                <th key={system} scope="col" className={`${head} text-muted`}>
                  {system}
                </th>
              ))}
              {chart.measures.map((measure) => (
                <th key={measure} scope="col" className={head}>
                  <span>{measureName(measure)}</span>{' '}
                  <span className="font-normal text-muted">{words.short[unit]}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {chart.rows.map(({ size, others, cm }) => (
              <tr key={size} className="border-line not-first:border-t hover:bg-surface-sunken/50">
                <th
                  scope="row"
                  className={`${cell} sticky start-0 bg-surface-raised text-start text-16 font-semibold`}
                >
                  {size}
                </th>
                {chart.systems.map((system, column) => (
                  <td key={system} className={`${cell} text-muted`}>
                    <bdi dir="ltr">{others[column]}</bdi>
                  </td>
                ))}
                {chart.measures.map((measure, column) => {
                  const own = cm[column]
                  return (
                    <td key={measure} className={cell}>
                      {own !== undefined && <bdi dir="ltr">{formatMeasure(own, unit)}</bdi>}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}
