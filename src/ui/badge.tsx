import type { ReactNode } from 'react'

const looks = {
  secondary: 'bg-surface-sunken text-ink',
  default: 'bg-accent-soft text-accent',
  outline: 'border border-line-strong text-ink',
  success: 'bg-success-soft text-success',
  destructive: 'bg-danger-soft text-danger-text',
} as const

export function Badge({ variant, children }: { variant: keyof typeof looks; children: ReactNode }) {
  return (
    <span
      className={`inline-flex min-h-6 items-center gap-1.5 rounded-control px-2 text-12 font-semibold whitespace-nowrap ${looks[variant]}`}
    >
      {children}
    </span>
  )
}
