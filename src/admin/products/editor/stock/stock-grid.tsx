import { Mail } from 'lucide-react'
import { useId } from 'react'
import { swatches } from '@/config/swatches'
import { adminProductEdit } from '@/content/admin/catalogue/product-edit'
import { comma } from '@/content/shared/lists'
import { number } from '@/content/shared/numbers'
import {
  axesOf,
  cellKey,
  cellOf,
  cellsOf,
  parseCell,
  type Step,
  type Stock,
  stepFrom,
  sumOf,
} from '@/domain/product/options/stock-grid'
import { StockCell } from '../../shared/stock-cell'
import { StockLegend } from '../../shared/stock-legend'
import { FillHeader } from './fill-header'

const words = adminProductEdit.stock

type StockGridProps = {
  form: { sizes: string; colors: string; sizeName: string; thirdName: string; colorName: string }
  stock: Stock
  saved: Stock
  /** What goes with removed sizes and colours. */
  lost: number
  waiting: Stock
  /** At how many left a cell is low in stock. */
  levelOf: (key: string) => number
  /** Where nothing else was said. */
  level: number
  /** Cells whose typed text is no quantity. */
  wrong: ReadonlySet<string>
  onWrong: (key: string, isWrong: boolean) => void
  onChange: (cells: Stock) => void
}

/** More sizes than that are rows of their own, and the colours stand beside each other. */
const mostAcross = 12
const turned = { up: 'left', down: 'right', left: 'up', right: 'down' } as const

/** The stock of each variant: a cell per size and colour, and headers that set a whole row or column. */
export function StockGrid(props: StockGridProps) {
  const { form, stock, saved, lost, waiting, levelOf, level, wrong, onWrong, onChange } = props
  const id = useId()
  const axes = axesOf(form)
  const { sizes, colors } = axes
  const isTall = sizes.length > mostAcross && sizes.length > colors.length
  const [across, down] = isTall ? [colors, sizes] : [sizes, colors]
  const cellAt = (column: string, row: string) =>
    isTall ? { size: row, color: column } : { size: column, color: row }
  const hasSums = down.some(Boolean) && across.length > 1
  const idOf = (key: string) => `${id}-${key}`
  const quantityOf = (key: string) => stock[key] ?? 0
  const sum = (cells: ReturnType<typeof cellsOf>) => number(sumOf(stock, cells))

  const setAll = (cells: ReturnType<typeof cellsOf>) => (text: string) => {
    const keys = cells.map(cellKey)
    const set = keys.map((key) => [key, parseCell(text, quantityOf(key))] as const)
    if (set.some(([, to]) => to === null)) return false
    onChange(Object.fromEntries(set.map(([key, to]) => [key, to ?? 0])))
    return true
  }
  const onStep = (from: { size: string; color: string }) => (step: Step) => {
    document.getElementById(idOf(cellKey(stepFrom(from, isTall ? turned[step] : step, axes))))?.focus()
  }
  const waited = Object.entries(waiting).filter(([, people]) => people > 0)
  const head = 'sticky top-0 z-2 h-8 border-b border-line bg-surface-raised px-1 font-medium md:h-9'
  return (
    <div>
      <div className="relative -mx-4 max-h-[75dvh] scroll-ps-40 scroll-pt-18 scroll-pb-9 overflow-auto border-t border-line">
        <table className="w-full border-separate border-spacing-0 tabular-nums">
          <caption className="sr-only">
            {words.title} {words.by(form.sizeName.trim(), form.thirdName.trim(), form.colorName.trim())}
          </caption>
          <thead>
            <tr>
              <td className={`${head} start-0 z-3`} />
              {across.map((column) => (
                <th key={column} scope="col" className={`${head} border-s border-line text-end md:px-2`}>
                  <FillHeader
                    name={column || words.quantity}
                    onSet={setAll(down.map((row) => cellAt(column, row)))}
                    isAlone={down.length === 1}
                  >
                    <bdi>{column || words.quantity}</bdi>
                  </FillHeader>
                </th>
              ))}
              {hasSums && (
                <th
                  scope="col"
                  className={`${head} border-s border-line ps-2 pe-4 text-end font-normal text-muted max-md:hidden`}
                >
                  {words.total}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {down.map((name) => {
              const row = across.map((column) => cellAt(column, name))
              return (
                <tr key={name} className="*:border-b">
                  <th
                    scope="row"
                    className="sticky start-0 z-1 border-line bg-surface-raised ps-4 pe-2 text-start font-normal"
                  >
                    {name ? (
                      <FillHeader name={name} onSet={setAll(row)} isAlone={across.length === 1}>
                        {!isTall && <Paint color={name} />}
                        <span className="min-w-0 text-start leading-tight">
                          <span
                            dir="auto"
                            className="block max-md:line-clamp-2 max-md:w-24 max-md:wrap-anywhere md:max-w-36 md:truncate"
                            title={name}
                          >
                            {name}
                          </span>
                          {across.length > 1 && (
                            <span className="block text-12 text-muted md:hidden">{sum(row)}</span>
                          )}
                        </span>
                      </FillHeader>
                    ) : (
                      <FillHeader name={words.title} onSet={setAll(row)} isAlone={across.length === 1}>
                        {words.title}
                      </FillHeader>
                    )}
                  </th>
                  {row.map((cell) => {
                    const key = cellKey(cell)
                    return (
                      <StockCell
                        key={key}
                        id={idOf(key)}
                        name={words.cell(cell.size, cell.color)}
                        quantity={quantityOf(key)}
                        saved={saved[key] ?? 0}
                        level={levelOf(key)}
                        describedBy={wrong.has(key) ? `${id}-wrong` : `${id}-hint`}
                        onWrong={(isWrong) => onWrong(key, isWrong)}
                        onChange={(to) => onChange({ [key]: to })}
                        onStep={onStep(cell)}
                      />
                    )
                  })}
                  {hasSums && (
                    <td className="border-s border-line ps-2 pe-4 text-end text-muted max-md:hidden">
                      {sum(row)}
                    </td>
                  )}
                </tr>
              )
            })}
          </tbody>
          <tfoot>
            <tr className="*:sticky *:bottom-0 *:bg-surface-sunken">
              <th scope="row" className="start-0 z-2 h-9 ps-4 text-start font-normal text-muted">
                {words.total}
              </th>
              {across.map((column) => (
                <td key={column} className="z-1 border-s border-line px-2 text-end font-medium md:px-4">
                  {sum(down.map((row) => cellAt(column, row)))}
                </td>
              ))}
              {hasSums && (
                <td className="z-1 border-s border-line ps-2 pe-4 text-end font-semibold max-md:hidden">
                  {sum(cellsOf(axes))}
                </td>
              )}
            </tr>
          </tfoot>
        </table>
      </div>
      {wrong.size > 0 && (
        <p
          id={`${id}-wrong`}
          role="alert"
          className="-mx-4 bg-danger-soft px-4 py-2.5 font-medium text-danger-text"
        >
          {`${[...wrong].map((key) => words.cell(cellOf(key).size, cellOf(key).color)).join(comma)}: ${words.invalid}`}
        </p>
      )}
      {lost > 0 && (
        <p role="status" className="-mx-4 bg-highlight-soft px-4 py-2.5 font-medium">
          {words.lost(lost)}
        </p>
      )}
      {waited.map(([key, people]) => {
        const name = words.cell(cellOf(key).size, cellOf(key).color)
        return (
          <p key={key} className="-mx-4 flex items-center gap-2 border-b border-line px-4 py-2.5">
            <Mail size={16} strokeWidth={1.6} aria-hidden="true" className="shrink-0" />
            <span>{key === ',' ? words.waitingHere(people) : words.waiting(name, people)}</span>
          </p>
        )
      })}
      <StockLegend id={`${id}-hint`} level={level} />
    </div>
  )
}

const Paint = ({ color }: { color: string }) => (
  <span
    aria-hidden="true"
    className="size-3 shrink-0 rounded-full bg-surface-sunken ring-1 ring-ink/30 ring-inset"
    style={{ background: swatches[color] }}
  />
)
