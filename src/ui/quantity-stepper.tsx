import { Minus, Plus } from 'lucide-react'

type QuantityStepperProps = {
  value: number
  min: number
  max: number
  onChange: (value: number) => void
  labels: { group: string; less: string; more: string }
  size?: 'medium' | 'small'
  disabled?: boolean
}

/** Minus, quantity, plus. Changes are announced. */
export function QuantityStepper({
  value,
  min,
  max,
  onChange,
  labels,
  size = 'medium',
  disabled = false,
}: QuantityStepperProps) {
  const cell = size === 'medium' ? 'size-11.5' : 'size-10 touch:size-11'
  const step =
    'grid place-items-center rounded-control hover:text-accent disabled:opacity-35 disabled:hover:text-current'
  return (
    <div
      role="group"
      aria-label={labels.group}
      className="inline-flex items-center rounded-control border border-line-strong bg-surface-raised"
    >
      <button
        type="button"
        className={`${step} ${cell}`}
        aria-label={labels.less}
        disabled={disabled || value <= min}
        onClick={() => onChange(value - 1)}
      >
        <Minus size={18} strokeWidth={1.6} aria-hidden="true" />
      </button>
      <output aria-label={labels.group} className="min-w-8 text-center font-semibold tabular-nums">
        {value}
      </output>
      <button
        type="button"
        className={`${step} ${cell}`}
        aria-label={labels.more}
        disabled={disabled || value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Plus size={18} strokeWidth={1.6} aria-hidden="true" />
      </button>
    </div>
  )
}
