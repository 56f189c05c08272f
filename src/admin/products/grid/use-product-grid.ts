import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer, useState } from 'react'
import * as v from 'valibot'
import { ownerDraft } from '@/admin/shared/form/owner-draft'
import { useShopMoney } from '@/admin/shared/page/shop-money'
import { admin } from '@/content/admin/admin'
import { adminProductGrid as words } from '@/content/admin/catalogue/product-grid'
import { mostAllowed } from '@/data/products/lowest-price'
import {
  gridProductsPerPage,
  gridProductsQuery,
  type SavedGridProduct,
  saveGrid,
} from '@/data/products/product-grid'
import { AppError } from '@/data/supabase/errors'
import type { GridRow } from '@/domain/product/grid/grid-paste'
import {
  editsOf,
  type GridChange,
  type GridEdits,
  type GridProduct,
  gridChange,
  gridProblems,
  takenBack,
  twiceSkus,
} from '@/domain/product/grid/product-grid'
import { showToast } from '@/ui/toast/toast'
import { emptyGrid, gridReducer, keptOf } from './grid-state'

const keptSchema = v.record(v.string(), v.object({ seen: v.string(), text: v.string() }))
/** Products of one request: few enough that the progress moves. */
const perRequest = 20
const taken = v.object({ name: v.string() })

type Edit = { product: GridProduct; change: GridChange }

/** The table of these products: what is typed, what is wrong with it, what others changed, and how it is saved. */
export function useProductGrid(ids: readonly string[], page: number) {
  const client = useQueryClient()
  const { money } = useShopMoney()
  const [draft] = useState(() => ownerDraft('product-grid', keptSchema))
  const [state, dispatch] = useReducer(gridReducer, draft, ({ read }) => ({
    ...emptyGrid,
    kept: read() ?? {},
  }))
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null)
  const pageIds = ids.slice((page - 1) * gridProductsPerPage, page * gridProductsPerPage)
  const read = useQuery(gridProductsQuery(pageIds))
  const { data } = read
  useEffect(() => {
    if (data) dispatch({ kind: 'read', products: data })
  }, [data])
  useEffect(() => {
    const kept = keptOf(state)
    draft.store(Object.keys(kept).length > 0 ? kept : null)
  }, [draft, state])

  const { products, edits, conflicts } = state
  const shown = pageIds.flatMap((id) => products.get(id) ?? [])
  const rows: GridRow[] = shown.flatMap((product) =>
    product.variants.map((variant) => ({ product, variant })),
  )
  const changed = [...products.values()].filter((product) => editsOf(product, edits).length > 0)
  const wrong = [
    ...changed.flatMap((product) => Object.entries(gridProblems(product, edits))),
    ...Object.entries(changed.length > 0 ? twiceSkus([...products.values()], edits) : {}),
  ]
  const problems = Object.fromEntries(wrong)

  const refusal = ({ error, detail }: SavedGridProduct): string => {
    if (error === 'SKU_TAKEN' && v.is(taken, detail)) return words.refusals.skuTaken(detail.name)
    const lowest = mostAllowed(new AppError('conflict', error ?? '', { detail }))
    if (lowest !== null) return words.refusals.aboveLowest(money(lowest))
    return error === 'NOT_FOUND' ? words.refusals.gone : words.refusals.invalid
  }
  /** Saves in batches and resolves to what came of each product; fewer where a request failed. */
  const send = async (edits: readonly Edit[]) => {
    // Products that exchange their SKUs are in one request.
    const all = edits.toSorted((a, b) => Number(b.change.skus.length > 0) - Number(a.change.skus.length > 0))
    const answers: SavedGridProduct[] = []
    setProgress({ done: 0, of: all.length })
    try {
      for (let begin = 0; begin < all.length; begin += perRequest) {
        answers.push(...(await saveGrid(all.slice(begin, begin + perRequest))))
        setProgress({ done: answers.length, of: all.length })
      }
    } catch {
      showToast({ title: answers.length > 0 ? words.partly : words.failed, tone: 'error' })
    }
    setProgress(null)
    return answers
  }
  const settle = (answers: readonly SavedGridProduct[], sent: GridEdits) => {
    const failed = answers.filter(({ error }) => error !== null && error !== 'CHANGED')
    dispatch({
      kind: 'saved',
      sent,
      products: answers.flatMap(({ product }) => product ?? []),
      done: answers.filter(({ error }) => error === null).map(({ id }) => id),
      refused: Object.fromEntries(failed.map((answer) => [answer.id, refusal(answer)])),
    })
    // Everything else that shows products; the table itself has what was answered.
    void client.invalidateQueries({ predicate: ({ queryKey }) => !queryKey.includes('grid') })
    return failed.length
  }

  /** Takes a save back where nobody has changed the same since. */
  const takeBack = async (saved: readonly (Edit & { after: GridProduct })[]) => {
    const all = saved.map(({ product, change, after }) => ({
      product: after,
      change: takenBack(product, change),
    }))
    const answers = await send(all)
    settle(answers, {})
    const done = answers.filter(({ error }) => error === null).length
    if (answers.length > 0)
      showToast({
        title: done === all.length ? words.undone : words.undonePartly(all.length - done),
        tone: done === all.length ? 'success' : 'error',
      })
  }

  /** Resolves to the key of the first cell that is wrong; null where there is none. */
  const save = async (): Promise<string | null> => {
    const [first] = Object.keys(problems)
    if (first !== undefined) {
      showToast({ title: words.wrong(Object.keys(problems).length), tone: 'error' })
      return first
    }
    if (conflicts.length > 0) {
      showToast({ title: words.decide, tone: 'error' })
      return null
    }
    const sent = edits
    const all = changed.flatMap((product) => {
      const change = gridChange(product, edits)
      return change ? [{ product, change }] : []
    })
    const answers = await send(all)
    const failed = settle(answers, sent)
    const saved = answers.flatMap(({ id, error, product: after }) => {
      const edit = all.find((each) => each.product.id === id)
      return error === null && edit && after ? [{ ...edit, after }] : []
    })
    const differ = answers.filter(({ error }) => error === 'CHANGED').length
    if (saved.length > 0)
      showToast({
        title: words.saved(saved.length),
        tone: 'success',
        action: { label: admin.undo, onClick: () => void takeBack(saved) },
      })
    if (failed > 0 || differ > 0)
      showToast({
        title: words.notSaved(failed + differ),
        description: differ > 0 ? words.decide : words.seeRows,
        tone: 'error',
      })
    return null
  }
  return {
    read,
    rows,
    edits,
    problems,
    conflicts,
    products,
    refused: state.refused,
    progress,
    count: Object.keys(edits).length,
    canUndo: state.past.length > 0,
    canRedo: state.future.length > 0,
    write: (written: GridEdits) => dispatch({ kind: 'write', edits: written }),
    undo: () => dispatch({ kind: 'undo' }),
    redo: () => dispatch({ kind: 'redo' }),
    discard: () => dispatch({ kind: 'discard' }),
    decide: (key: string, take: 'mine' | 'theirs') => dispatch({ kind: 'decide', key, take }),
    save,
  }
}
