const star =
  'M8 0L5.7 2.3L5.7 5.7L2.3 5.7L0 8L-2.3 5.7L-5.7 5.7L-5.7 2.3L-8 0L-5.7 -2.3L-5.7 -5.7L-2.3 -5.7L0 -8L2.3 -5.7L5.7 -5.7L5.7 -2.3Z'

/** A small star between or before short texts. */
export function StarOrnament({ size = 12, className = '' }: { size?: number; className?: string }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="-8 -8 16 16"
      aria-hidden="true"
      className={`shrink-0 text-highlight ${className}`}
    >
      <path fill="currentColor" d={star} />
    </svg>
  )
}
