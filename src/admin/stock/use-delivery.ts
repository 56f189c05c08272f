import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useState } from 'react'
import { useFieldArray, useForm } from 'react-hook-form'
import { deliverySchema, type TypedDelivery, typedDelivery, unitsOf } from '@/domain/product/stock-form'
import type { StockVariant } from '@/domain/product/stock-movement'
import { ownerDraft } from '../shared/form/owner-draft'

const resolver = valibotResolver(deliverySchema)
const empty = (): TypedDelivery => ({ id: crypto.randomUUID(), lines: [], note: '' })

/** A delivery that is being entered, stored in this browser until it is received or discarded. */
export function useDelivery() {
  const [draft] = useState(() => ownerDraft('delivery', typedDelivery))
  const [first] = useState(() => draft.read() ?? empty())
  const form = useForm({ mode: 'onChange', resolver, defaultValues: first })
  const { control, reset, getValues, setValue } = form
  const { prepend, remove } = useFieldArray({ control, name: 'lines', keyName: 'key' })
  const typed = form.watch()
  const isEmpty = typed.lines.length === 0 && typed.note === ''
  useEffect(() => draft.store(isEmpty ? null : typed))
  return {
    form,
    lines: typed.lines,
    isEmpty,
    remove,
    /** Adds one of a variant, or one more; answers how many there are then. */
    add: ({ id, name, image, size, color, sku }: StockVariant): number => {
      const { lines } = getValues()
      const place = lines.findIndex((each) => each.id === id)
      const quantity = (unitsOf(lines[place]?.quantity ?? '') ?? 0) + 1
      if (place < 0)
        prepend({ id, name, image, size, color, sku, quantity: String(quantity) }, { shouldFocus: false })
      else setValue(`lines.${place}.quantity`, String(quantity), { shouldValidate: true })
      return quantity
    },
    clear: () => reset(empty()),
  }
}
