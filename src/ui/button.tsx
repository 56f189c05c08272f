import type { ButtonHTMLAttributes, Ref } from 'react'

const looks = {
  /** The primary action of a view. */
  main: 'bg-accent text-accent-on hover:bg-accent-strong disabled:opacity-60',
  line: 'border-[1.5px] border-ink text-ink hover:bg-ink hover:text-surface disabled:opacity-50',
  quiet: 'border border-line bg-surface-raised text-ink hover:border-line-strong disabled:opacity-50',
  /** On the blue band and the footer. */
  light: 'bg-badge-light text-chip-on hover:bg-chip disabled:opacity-60',
  text: 'text-ink hover:text-accent disabled:opacity-50',
  done: 'bg-success text-surface',
  danger: 'border border-line bg-surface-raised text-danger-text hover:border-danger disabled:opacity-50',
} as const

const sizes = {
  small: 'min-h-9 px-3 text-14 max-md:min-h-11 touch:min-h-11',
  medium: 'min-h-11 px-5 text-14',
  large: 'min-h-12 px-6 text-16',
  huge: 'min-h-14 px-8 text-16',
} as const

type Look = { look?: keyof typeof looks; size?: keyof typeof sizes }

/** A button's classes, for a link that looks like one. */
export function buttonClass({ look = 'main', size = 'large' }: Look = {}): string {
  return `inline-flex items-center justify-center gap-2 rounded-picture font-semibold leading-none whitespace-nowrap transition-[background-color,border-color,color,transform] duration-fast active:translate-y-px ${looks[look]} ${sizes[size]}`
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & Look & { ref?: Ref<HTMLButtonElement> }

export function Button({ look, size, className = '', type = 'button', ...props }: ButtonProps) {
  return (
    <button
      type={type}
      className={`${buttonClass({ ...(look && { look }), ...(size && { size }) })} ${className}`}
      {...props}
    />
  )
}

/** A round icon button; `label` is its accessible name. */
export function IconButton({
  label,
  className = '',
  type = 'button',
  ...props
}: ButtonProps & { label: string }) {
  return (
    <button
      type={type}
      aria-label={label}
      className={`relative grid size-11 shrink-0 place-items-center rounded-full transition-colors duration-fast hover:bg-surface-sunken ${className}`}
      {...props}
    />
  )
}
