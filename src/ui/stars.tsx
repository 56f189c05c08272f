const shape = 'M10 1.8l2.5 5.2 5.7.8-4.1 4 1 5.7L10 14.8l-5.1 2.7 1-5.7-4.1-4 5.7-.8z'

/** Five stars, filled to the tenth; `label` says it in words. */
export function Stars({ value, label, size = 14 }: { value: number; label: string; size?: number }) {
  return (
    <span role="img" aria-label={label} className="inline-flex gap-px">
      {[0, 1, 2, 3, 4].map((index) => {
        const filled = Math.max(0, Math.min(1, value - index))
        return (
          <svg key={index} width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
            <path d={shape} className="fill-line-strong/40" />
            {filled > 0 && (
              <path
                d={shape}
                className="fill-saffron"
                style={filled < 1 ? { clipPath: `inset(0 ${100 - filled * 100}% 0 0)` } : undefined}
              />
            )}
          </svg>
        )
      })}
    </span>
  )
}
