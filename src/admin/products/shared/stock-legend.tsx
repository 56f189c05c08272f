import { adminProductEdit } from '@/content/admin/catalogue/product-edit'

const words = adminProductEdit.stock

export function StockLegend({ id, level }: { id: string; level: number }) {
  const key = 'rounded-picture border border-line bg-surface px-1 font-text text-12'
  return (
    <div className="-mx-4 -mb-4 flex flex-wrap items-center gap-x-4 gap-y-1.5 px-4 py-3 text-12 text-muted">
      <span className="inline-flex items-center gap-1.5">
        <span
          aria-hidden="true"
          className="size-3 rounded-picture border border-highlight bg-highlight-soft"
        />
        <span>{words.few(level)}</span>
      </span>
      <span className="inline-flex items-center gap-1.5">
        <span aria-hidden="true" className="size-3 rounded-picture border border-danger bg-danger-soft" />
        {words.soldOut}
      </span>
      <span className="inline-flex items-center gap-1.5">
        <span aria-hidden="true" className="size-3 bg-accent [clip-path:polygon(0_0,100%_0,100%_100%)]" />
        {words.changed}
      </span>
      <span id={id} className="ms-auto max-md:hidden">
        <kbd className={key}>↑</kbd> <kbd className={key}>↓</kbd> <kbd className={key}>{words.keys.tab}</kbd>{' '}
        {words.keysMove} <kbd className={key}>+5</kbd> {words.keysAdd}{' '}
        <kbd className={key}>{words.keys.escape}</kbd> {words.keysBack}
      </span>
    </div>
  )
}
