/** Five stars, filled to a tenth of `value`; `label` is the accessible text, `size` one star's width in pixels. */
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
