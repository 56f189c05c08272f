import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { GridColumn } from '@/domain/product/grid/product-grid'

export type GridStep = 'up' | 'down' | 'previous' | 'next' | 'first' | 'last'

type CellInputProps = {
  name: string
  column: GridColumn
  text: string
  describedBy: string
  isWrong: boolean
  isReadOnly: boolean
  /** Whether someone moved here: a table that only appears leaves the focus where it is. */
  takesFocus: boolean
  onWrite: (text: string) => void
  onPaste: (text: string) => void
  /** Answers whether there is a cell; the Tab key leaves the table where there is none. */
  onStep: (step: GridStep) => boolean
  onUndo: (() => void) | null
  onRedo: (() => void) | null
  onLeave: () => void
}

const modes: Readonly<Record<GridColumn, 'text' | 'numeric' | 'decimal'>> = {
  title: 'text',
  price: 'decimal',
  originalPrice: 'decimal',
  cost: 'decimal',
  quantity: 'numeric',
  sku: 'text',
  barcode: 'numeric',
}

/** The cell in which the keyboard is. What is typed counts once it is left; Escape puts it back. */
export function CellInput(props: CellInputProps) {
  const { name, column, text, describedBy, isWrong, isReadOnly, takesFocus } = props
  const { onWrite, onPaste, onStep, onUndo, onRedo, onLeave } = props
  const [typed, setTyped] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    input.current?.focus()
    input.current?.select()
  }, [takesFocus])

  const commit = () => {
    if (typed !== null && typed !== text) onWrite(typed)
    setTyped(null)
  }
  const step = (event: KeyboardEvent, to: GridStep) => {
    commit()
    if (onStep(to)) event.preventDefault()
    else if (event.key !== 'Tab') event.preventDefault()
  }
  const withControl = (event: KeyboardEvent) => {
    const key = event.key.toLowerCase()
    if (key === 's') return commit()
    if (key === 'home' || key === 'end') return step(event, key === 'home' ? 'first' : 'last')
    // While something is typed, the browser's own undo is about the letters.
    const run = typed !== null ? null : key === 'y' || (key === 'z' && event.shiftKey) ? onRedo : onUndo
    if ((key !== 'z' && key !== 'y') || !run) return
    event.preventDefault()
    run()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.altKey) return
    if (event.ctrlKey || event.metaKey) return withControl(event)
    const { selectionStart: start, selectionEnd: end, value } = event.currentTarget
    // A text runs as its letters do; the columns run as the page does.
    const isRtl = document.documentElement.dir === 'rtl'
    const isWhole = start === 0 && end === value.length
    const atStart = isWhole || (start === 0 && end === 0)
    const atEnd = isWhole || (start === value.length && end === value.length)
    const textRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    switch (event.key) {
      case 'ArrowUp':
        return step(event, 'up')
      case 'ArrowDown':
        return step(event, 'down')
      case 'ArrowLeft':
        if (textRtl ? atEnd : atStart) step(event, isRtl ? 'next' : 'previous')
        return
      case 'ArrowRight':
        if (textRtl ? atStart : atEnd) step(event, isRtl ? 'previous' : 'next')
        return
      case 'Enter':
        event.preventDefault()
        return step(event, event.shiftKey ? 'up' : 'down')
      case 'Tab':
        return step(event, event.shiftKey ? 'previous' : 'next')
      case 'Escape':
        event.preventDefault()
        if (typed === null) onLeave()
        setTyped(null)
    }
  }
  return (
    <input
      ref={input}
      aria-label={name}
      aria-describedby={describedBy}
      aria-invalid={isWrong || undefined}
      readOnly={isReadOnly}
      value={typed ?? text}
      dir={column === 'title' ? 'auto' : 'ltr'}
      inputMode={modes[column]}
      autoComplete="off"
      autoCapitalize={column === 'title' ? 'sentences' : 'none'}
      enterKeyHint="next"
      onChange={({ target }) => setTyped(target.value)}
      onFocus={({ target }) => target.select()}
      onBlur={commit}
      onKeyDown={onKeyDown}
      onPaste={(event) => {
        const pasted = event.clipboardData.getData('text/plain')
        if (isReadOnly || !/[\t\n\r]/.test(pasted.replace(/[\r\n]+$/, ''))) return
        event.preventDefault()
        setTyped(null)
        onPaste(pasted)
      }}
      className={`size-full min-w-0 bg-surface-raised px-2 text-16 outline-2 outline-offset-[-2px] outline-accent aria-invalid:outline-danger md:text-14 ${column === 'title' ? 'text-start' : `tabular-nums ${column === 'sku' || column === 'barcode' ? 'text-start rtl:text-end' : 'text-end rtl:text-start'}`}`}
    />
  )
}
