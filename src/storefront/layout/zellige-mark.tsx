const khatim =
  'M15.5 0L11 4.5L11 11L4.5 11L0 15.5L-4.5 11L-11 11L-11 4.5L-15.5 0L-11 -4.5L-11 -11L-4.5 -11L0 -15.5L4.5 -11L11 -11L11 -4.5ZM10.3 4.3L6.1 6.1L4.3 10.3L0 8.6L-4.3 10.3L-6.1 6.1L-10.3 4.3L-8.6 0L-10.3 -4.3L-6.1 -6.1L-4.3 -10.3L0 -8.6L4.3 -10.3L6.1 -6.1L10.3 -4.3L8.6 0ZM5.2 0L3.7 1.5L3.7 3.7L1.5 3.7L0 5.2L-1.5 3.7L-3.7 3.7L-3.7 1.5L-5.2 0L-3.7 -1.5L-3.7 -3.7L-1.5 -3.7L0 -5.2L1.5 -3.7L3.7 -3.7L3.7 -1.5Z'

/** The khatim, the eight-pointed star of the shop's name. */
export function ZelligeMark({ size = 30, className }: { size?: number; className?: string }) {
  return (
    <svg width={size} height={size} viewBox="-16 -16 32 32" aria-hidden="true" className={className}>
      <path fill="currentColor" fillRule="evenodd" d={khatim} />
    </svg>
  )
}
