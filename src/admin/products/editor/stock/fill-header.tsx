import { type ReactNode, useState } from 'react'
import { adminProductEdit } from '@/content/admin/catalogue/product-edit'

const words = adminProductEdit.stock

type FillHeaderProps = {
  name: string
  /** True for a row or column of one cell, which needs no fill button. */
  isAlone: boolean
  onSet: (text: string) => boolean
  children: ReactNode
}

/** A row or column header that, when pressed, asks for a number to set in all its cells. */
export function FillHeader({ name, isAlone, onSet, children }: FillHeaderProps) {
  const [text, setText] = useState<string | null>(null)
  const [isWrong, setWrong] = useState(false)
  if (isAlone)
    return (
      <span className="flex items-center justify-end gap-2.5 px-1 [th[scope=row]_&]:justify-start">
        {children}
      </span>
    )
  if (text === null)
    return (
      <button
        type="button"
        title={words.setAll(name)}
        onClick={() => {
          setText('')
          setWrong(false)
        }}
        className="flex min-h-8 w-full items-center justify-end gap-2.5 rounded-control px-1 font-[inherit] hover:bg-surface-sunken max-md:min-h-11 [th[scope=row]_&]:justify-start"
      >
        {children}
      </button>
    )
  return (
    <input
      // The owner opened this field, so it takes the focus.
      ref={(input) => input?.focus()}
      aria-label={words.setAll(name)}
      title={words.setAllHint}
      aria-invalid={isWrong || undefined}
      inputMode="numeric"
      autoComplete="off"
      value={text}
      onChange={({ target }) => setText(target.value)}
      onBlur={() => setText(null)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return
        event.preventDefault()
        if (event.key === 'Escape' || text.trim() === '' || onSet(text)) setText(null)
        else setWrong(true)
      }}
      className="h-8 w-full min-w-10 rounded-control border border-accent bg-surface-raised px-1.5 text-end text-14 aria-invalid:border-danger"
    />
  )
}
