import { useId } from 'react'

type MarkProps = { src: string; className?: string }

/** A small picture that stands for something. A drawing (SVG) is a shape in the colour of the text, as it is on any ground. */
export function Mark({ src, className = '' }: MarkProps) {
  if (/\.svg(#|$)/.test(src)) return <Shape src={src} className={className} />
  return <img src={src} alt="" className={`object-contain ${className}`} />
}

/** Whatever colour the file has; React knows the attribute, its types do not. */
const byAlpha = { maskType: 'alpha' }

function Shape({ src, className }: MarkProps) {
  const id = useId()
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <mask id={id} {...byAlpha}>
        <image href={src} width={32} height={32} />
      </mask>
      <rect width={32} height={32} fill="currentColor" mask={`url(#${id})`} />
    </svg>
  )
}
