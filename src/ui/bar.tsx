/** The filled part of a bar, `percent` of its whole, for a rounded box that cuts it. Coloured by a `fill-` class. */
export function Bar({ percent, className }: { percent: number; className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      className="block size-full forced-color-adjust-none rtl:-scale-x-100"
    >
      <rect width={percent} height="1" className={className} />
    </svg>
  )
}
