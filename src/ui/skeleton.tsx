/** A placeholder for loading content; give it the size of the real thing. */
export function Skeleton({ className = '' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`block animate-pulse rounded-picture bg-surface-sunken motion-reduce:animate-none ${className}`}
    />
  )
}
