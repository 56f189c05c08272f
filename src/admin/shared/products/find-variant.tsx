import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { adminSales } from '@/content/admin/sales'
import { comma } from '@/content/shared/lists'
import { number } from '@/content/shared/numbers'
import { findVariants } from '@/data/products/stock-queries'
import type { StockVariant } from '@/domain/product/stock-movement'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/field'
import { Thumb } from './thumb'

type FindVariantProps = {
  words: {
    scan: string
    scanHint: string
    add: string
    searching: string
    searchFailed: string
    choose: string
    unknown: (text: string) => string
    added: (name: string, quantity: number) => string
  }
  /** The page is for scanning: the field has the focus, and the choices stay for further sizes. */
  isScanning?: boolean
  /** Takes the variant and answers how many there are then. */
  onFound: (variant: StockVariant) => number
}

/**
 * Finds what was scanned or typed. A scanner types the SKU and Enter: one match is added at once, the field is emptied and
 * keeps the focus. Several matches of a title are offered.
 */
export function FindVariant({ words, isScanning = false, onFound }: FindVariantProps) {
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [said, setSaid] = useState('')
  const [choices, setChoices] = useState<readonly StockVariant[]>([])
  const find = useMutation({ mutationFn: (text: string) => findVariants(text) })

  const add = (variant: StockVariant) => {
    const quantity = onFound(variant)
    setSaid(
      words.added(`${variant.name}${comma}${adminSales.variant(variant.size, variant.color)}`, quantity),
    )
    setTyped('')
    if (!isScanning) setChoices([])
    input.current?.focus()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const text = typed.trim()
    if (text === '' || find.isPending) return
    setSaid('')
    setChoices([])
    find.mutate(text, {
      onSuccess: ({ variants }) => {
        const [only] = variants
        if (variants.length === 1 && only) add(only)
        else setChoices(variants)
      },
    })
  }
  const isUnknown = find.isSuccess && find.data.variants.length === 0
  return (
    <section className="border-y border-line bg-surface-raised p-4 max-md:-mx-4 md:rounded-surface md:border md:shadow-rest">
      <form noValidate role="search" onSubmit={onSubmit} className="flex items-start gap-2">
        <TextField
          ref={input}
          dense
          autoFocus={isScanning}
          className="min-w-0 flex-1"
          label={words.scan}
          hint={words.scanHint}
          value={typed}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="enter"
          maxLength={100}
          error={find.isError ? words.searchFailed : isUnknown ? words.unknown(find.variables) : null}
          onChange={({ target }) => {
            setTyped(target.value)
            if (!find.isPending) find.reset()
          }}
        />
        <Button type="submit" look="quiet" size="small" className="mt-7 h-12 md:h-9">
          {find.isPending ? words.searching : words.add}
        </Button>
      </form>
      <p role="status" className="mt-2 font-medium text-success empty:hidden">
        {said}
      </p>
      {choices.length > 1 && (
        <ul aria-label={words.choose} className="mt-3 rounded-control border border-line">
          {choices.map((variant) => (
            <li key={variant.id} className="border-b border-line last:border-b-0">
              <button
                type="button"
                onClick={() => add(variant)}
                className="flex min-h-13 w-full items-center gap-3 px-3 py-1.5 text-start outline-offset-[-2px] hover:bg-surface"
              >
                <Thumb src={variant.image} />
                <span className="min-w-0 flex-1 leading-snug">
                  <span dir="auto" className="block truncate font-medium">
                    {variant.name}
                  </span>
                  <span className="block truncate text-muted">
                    {`${adminSales.variant(variant.size, variant.color)} · ${variant.sku}`}
                  </span>
                </span>
                <span className="shrink-0 text-muted">{number(variant.left)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
