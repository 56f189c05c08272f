const star =
  'M12 .5l3.37 3.37h4.76v4.76L23.5 12l-3.37 3.37v4.76h-4.76L12 23.5l-3.37-3.37H3.87v-4.76L.5 12l3.37-3.37V3.87h4.76Z'
const inner =
  'M14.07 7.01l.85 2.07 2.07.85L16.13 12l.86 2.07-2.07.85-.85 2.07L12 16.13l-2.07.86-.85-2.07-2.07-.85L7.87 12l-.86-2.07 2.07-.85.85-2.07L12 7.87Z'

/** The shop's mark, an eight-point star. */
export function StarMark({ size = 22, className = 'fill-accent' }: { size?: number; className?: string }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" className="shrink-0">
      <path d={star} className={className} />
      <path d={inner} className="fill-surface" />
    </svg>
  )
}

/** The mark in outline, for empty and error states. */
export function StarOutline({ className = 'stroke-line-strong' }: { className?: string }) {
  return (
    <svg
      width={40}
      height={40}
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`fill-none ${className}`}
      strokeWidth={0.8}
    >
      <path d={star} />
      <path d={inner} />
    </svg>
  )
}
