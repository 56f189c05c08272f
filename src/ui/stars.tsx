/** Five stars, `value` of them filled, to the tenth; `label` says it in words. `size` is one star's in pixels. */
export function Stars({ value, label, size = 14 }: { value: number; label: string; size?: number }) {
  return (
    <span
      role="img"
      aria-label={label}
      className="stars inline-block"
      style={{ width: size * 5, height: size, backgroundSize: `${value * 20}% 100%` }}
    />
  )
}
