import type { ReactNode } from 'react'

const looks = {
  secondary: 'bg-sand text-ink',
  default: 'bg-majorelle-wash text-majorelle',
  outline: 'border border-line-strong text-ink',
  success: 'bg-mint-wash text-mint',
  destructive: 'bg-terracotta-wash text-terracotta-text',
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
