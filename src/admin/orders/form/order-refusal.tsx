/** Why an order was not made or changed, above the form's bar. It comes into view, as what was pressed is always in view. */
export function OrderRefusal({ children }: { children: string }) {
  return (
    <p
      ref={(element) => element?.scrollIntoView({ block: 'center' })}
      role="alert"
      className="rounded-surface bg-danger-soft px-4 py-3 font-medium text-danger-text"
    >
      {children}
    </p>
  )
}
