const sizes = {
  13: 'text-[13px]',
  14: 'text-[14px]',
  15: 'text-[15px]',
  16: 'text-[16px]',
  18: 'text-[18px]',
}

type StarsProps = {
  value: number
  /** The accessible text. */
  label: string
  /** One star's width in pixels. */
  size?: keyof typeof sizes
}

/** Five stars, filled to a tenth of `value`. */
export function Stars({ value, label, size = 14 }: StarsProps) {
  return (
    <span
      role="img"
      aria-label={label}
      className={`stars inline-block stars-${Math.round(value * 10)} ${sizes[size]}`}
    />
  )
}
