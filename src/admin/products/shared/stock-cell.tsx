import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import { adminProductEdit } from '@/content/admin/catalogue/product-edit'
import { parseCell, type Step } from '@/domain/product/options/stock-grid'

const words = adminProductEdit.stock
const steps: Record<string, Step> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Enter: 'down',
}

type StockCellProps = {
  id: string
  name: string
  quantity: number
  /** The saved quantity. */
  saved: number
  level: number
  describedBy: string
  /** Called when the typed quantity becomes invalid or valid again. */
  onWrong: (isWrong: boolean) => void
  onChange: (quantity: number) => void
  onStep: (step: Step) => void
}

/** The stock of one variant: a number, or `+5` and `-2` to adjust it. Escape restores the saved value. */
export function StockCell({
  id,
  name,
  quantity,
  saved,
  level,
  describedBy,
  onWrong,
  onChange,
  onStep,
}: StockCellProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const isChanged = quantity !== saved
  const isNoNumber = (text: string) => text.trim() !== '' && parseCell(text, quantity) === null
  const isWrong = typed !== null && isNoNumber(typed)

  /** Applies the typed text. What is no number stays, marked, until it is corrected. */
  const commit = () => {
    if (isWrong) return
    const to = typed === null ? null : parseCell(typed, quantity)
    setTyped(null)
    if (to !== null && to !== quantity) onChange(to)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) {
      // The save shortcut fires while the field has the focus, so apply its value first.
      if (event.key === 's') commit()
      return
    }
    if (event.key === 'Escape' && (typed !== null || isChanged)) {
      event.preventDefault()
      setTyped(null)
      onWrong(false)
      onChange(saved)
      return
    }
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    if (isWrong) return
    commit()
    onStep(step)
  }
  const look =
    quantity === 0 ? 'bg-danger-soft text-danger-text' : quantity <= level ? 'bg-highlight-soft text-ink' : ''
  return (
    <td className="relative h-11.5 min-w-12 border-s border-line p-0 md:h-9">
      <input
        id={id}
        aria-label={name}
        aria-describedby={describedBy}
        aria-invalid={isWrong || undefined}
        title={isChanged ? words.was(saved) : undefined}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="next"
        value={typed ?? String(quantity)}
        onChange={({ target }) => {
          setTyped(target.value)
          if (isNoNumber(target.value) !== isWrong) onWrong(!isWrong)
        }}
        onFocus={({ target }: FocusEvent<HTMLInputElement>) => target.select()}
        onBlur={commit}
        onKeyDown={onKeyDown}
        className={`size-full min-w-0 px-2 text-end text-16 rtl:text-start outline-offset-[-2px] aria-invalid:outline-2 aria-invalid:outline-danger md:px-4 md:text-14 ${look || 'bg-transparent'} ${isChanged ? 'font-semibold text-accent' : ''}`}
      />
      {isChanged && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute end-0 top-0 size-2.5 bg-accent [clip-path:polygon(0_0,100%_0,100%_100%)] rtl:[clip-path:polygon(0_0,100%_0,0_100%)]"
        />
      )}
    </td>
  )
}
