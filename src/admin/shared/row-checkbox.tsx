import { useEffect, useRef } from 'react'

type RowCheckboxProps = {
  label: string
  checked: boolean
  /** Some rows are chosen, not all. */
  mixed?: boolean
  onToggle: (options: { range: boolean }) => void
}

/** The box by which a row is chosen, with Shift all from the last one to here; above a row that opens as a whole. */
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
        className="size-5 accent-majorelle md:size-4"
      />
    </label>
  )
}
