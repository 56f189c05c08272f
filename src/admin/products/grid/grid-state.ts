import {
  columnOf,
  type GridEdits,
  type GridProduct,
  gridColumns,
  gridKey,
  savedText,
  tidyCell,
} from '@/domain/product/grid/product-grid'

/** What another owner saved in a cell in which something was typed. */
export type GridConflict = { key: string; seen: string; theirs: string }

export type GridState = {
  /** As they are saved, by id. */
  products: ReadonlyMap<string, GridProduct>
  edits: GridEdits
  /** The edits before each step that can be undone, and after each that was. */
  past: readonly GridEdits[]
  future: readonly GridEdits[]
  conflicts: readonly GridConflict[]
  /** Why a product was not saved, by its id. */
  refused: Readonly<Record<string, string>>
  /** What was typed on an earlier visit into products that were not read yet, beside what was seen then. */
  kept: KeptEdits
}
/** What was typed, by cell, beside what was saved there. */
export type KeptEdits = Readonly<Record<string, { seen: string; text: string }>>

export const emptyGrid: GridState = {
  products: new Map(),
  edits: {},
  past: [],
  future: [],
  conflicts: [],
  refused: {},
  kept: {},
}

export type GridAction =
  | { kind: 'read'; products: readonly GridProduct[] }
  | { kind: 'write'; edits: GridEdits }
  | {
      kind: 'saved'
      products: readonly GridProduct[]
      sent: GridEdits
      done: readonly string[]
      refused: GridState['refused']
    }
  | { kind: 'decide'; key: string; take: 'mine' | 'theirs' }
  | { kind: 'undo' | 'redo' | 'discard' }

/** Steps that can be undone. */
const mostSteps = 100

export function gridReducer(state: GridState, action: GridAction): GridState {
  switch (action.kind) {
    case 'read':
      return action.products.reduce(rebased, state)
    case 'write': {
      const written = Object.entries(action.edits).map(([key, text]) => [key, tidyAt(key, text)])
      const edits = withoutSaved(state.products, { ...state.edits, ...Object.fromEntries(written) })
      if (isEqual(edits, state.edits)) return state
      return {
        ...state,
        edits,
        past: [...state.past, state.edits].slice(-mostSteps),
        future: [],
        conflicts: state.conflicts.filter(({ key }) => !(key in action.edits)),
        refused: withoutTouched(state, Object.keys(action.edits)),
      }
    }
    case 'saved': {
      const done = new Set(action.done)
      const owners = ownersIn(state.products)
      const edits = Object.fromEntries(
        Object.entries(state.edits).filter(
          // What was typed while it was saved stays.
          ([key, text]) => !(done.has(owners(key)?.id ?? '') && action.sent[key] === text),
        ),
      )
      const kept = { ...state, edits, past: [], future: [], refused: action.refused }
      return action.products.reduce(rebased, kept)
    }
    case 'decide': {
      const conflicts = state.conflicts.filter(({ key }) => key !== action.key)
      if (action.take === 'mine') return { ...state, conflicts }
      const { [action.key]: _, ...edits } = state.edits
      return { ...state, conflicts, edits }
    }
    case 'undo': {
      const edits = state.past.at(-1)
      if (!edits) return state
      return { ...state, edits, past: state.past.slice(0, -1), future: [...state.future, state.edits] }
    }
    case 'redo': {
      const edits = state.future.at(-1)
      if (!edits) return state
      return { ...state, edits, future: state.future.slice(0, -1), past: [...state.past, state.edits] }
    }
    case 'discard':
      return { ...emptyGrid, products: state.products }
  }
}

/**
 * With a product as it is saved by now: cells that another changed as well become conflicts, and what is so already no edit.
 * What was typed on an earlier visit comes back.
 */
function rebased(state: GridState, product: GridProduct): GridState {
  const was = state.products.get(product.id)
  const products = new Map(state.products).set(product.id, product)
  const kept = { ...state.kept }
  const edits = { ...state.edits }
  const seenAt = new Map<string, string>()
  for (const key of cellsOf(product)) {
    const earlier = kept[key]
    if (earlier && !(key in edits)) edits[key] = earlier.text
    const seen = earlier?.seen ?? (was && savedAt(was, key))
    if (key in edits && seen !== undefined) seenAt.set(key, seen)
    delete kept[key]
  }
  const found = [...seenAt].flatMap(([key, seen]) => {
    const theirs = savedAt(product, key)
    return theirs === undefined || seen === theirs || edits[key] === theirs ? [] : [{ key, seen, theirs }]
  })
  const keys = new Set(seenAt.keys())
  return {
    ...state,
    products,
    kept,
    edits: withoutSaved(products, edits),
    conflicts: [...state.conflicts.filter(({ key }) => !keys.has(key)), ...found],
  }
}

const cellsOf = ({ variants }: GridProduct): string[] =>
  variants.flatMap((variant) => gridColumns.map((column) => gridKey(variant, column)))

/** What is saved in a cell; undefined where it is no cell of the product. */
function savedAt(product: GridProduct, key: string): string | undefined {
  const variant = product.variants.find(({ id }) => key.endsWith(` ${id}`))
  const column = columnOf(key)
  return variant && column ? savedText(product, variant, column) : undefined
}

function tidyAt(key: string, text: string): string {
  const column = columnOf(key)
  return column ? tidyCell(column, text) : text
}

/** Finds the product of a cell. */
function ownersIn(products: GridState['products']) {
  const owners = new Map(
    [...products.values()].flatMap((product) => product.variants.map(({ id }) => [id, product] as const)),
  )
  return (key: string) => owners.get(key.slice(key.indexOf(' ') + 1))
}

/** Without what is saved so already. */
function withoutSaved(products: GridState['products'], edits: GridEdits): GridEdits {
  const owners = ownersIn(products)
  return Object.fromEntries(
    Object.entries(edits).filter(([key, text]) => {
      const owner = owners(key)
      return !owner || savedAt(owner, key) !== text
    }),
  )
}

/** What to keep in this browser until it is saved. */
export function keptOf({ products, edits, kept, conflicts }: GridState): KeptEdits {
  const owners = ownersIn(products)
  const seenIn = new Map(conflicts.map(({ key, seen }) => [key, seen]))
  return {
    ...kept,
    ...Object.fromEntries(
      Object.entries(edits).flatMap(([key, text]) => {
        const owner = owners(key)
        const seen = seenIn.get(key) ?? (owner && savedAt(owner, key))
        return seen === undefined ? [] : [[key, { seen, text }]]
      }),
    ),
  }
}

function withoutTouched({ refused, products }: GridState, keys: readonly string[]) {
  const owners = ownersIn(products)
  const touched = new Set(keys.map((key) => owners(key)?.id))
  return Object.fromEntries(Object.entries(refused).filter(([id]) => !touched.has(id)))
}

const isEqual = (a: GridEdits, b: GridEdits) =>
  Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([key, text]) => b[key] === text)
