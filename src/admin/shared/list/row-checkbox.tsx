import { useEffect, useRef } from 'react'

type RowCheckboxProps = {
  label: string
  checked: boolean
  mixed?: boolean
  onToggle: (options: { range: boolean }) => void
}

/** Selects a row, with Shift a range. It sits above the row's link. */
export function RowCheckbox({ label, checked, mixed = false, onToggle }: RowCheckboxProps) {
  const input = useRef<HTMLInputElement>(null)
  const shift = useRef(false)
  useEffect(() => {
    if (input.current) input.current.indeterminate = mixed
  }, [mixed])
  return (
    <label className="relative z-1 grid size-11 place-items-center md:size-8">
      <input
        ref={input}
        type="checkbox"
        aria-label={label}
        checked={checked}
        onClick={(event) => {
          shift.current = event.shiftKey
        }}
        onChange={() => onToggle({ range: shift.current })}
        className="size-5 accent-accent md:size-4"
      />
    </label>
  )
}
