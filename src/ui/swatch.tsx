/**
 * A colour as a spot of paint. An attribute of SVG holds it: the content security policy allows no style attributes in
 * the server's HTML.
 */
export function Swatch({ paint, className = '' }: { paint: string; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      color={paint}
      className={`rounded-full bg-current forced-color-adjust-none ring-1 ring-ink/30 ring-inset ${className}`}
    />
  )
}
