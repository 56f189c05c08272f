import { bySize } from '../../catalogue/facets'
import { optionKey, parseList } from '../../values/validation'
import { cellKey, cellOf, type Stock } from './stock-grid'

/** What became of the saved sizes and colours: the new name, or null for one that was removed. */
export type Renames = Readonly<Record<OptionField, Readonly<Record<string, string | null>>>>
const optionFields = ['sizes', 'colors'] as const
export type OptionField = (typeof optionFields)[number]
export const noRenames: Renames = { sizes: {}, colors: {} }

/** The values of a product form that say its sizes and colours by name. */
export type Named = {
  sizes: string
  colors: string
  stock: Stock
  pictures: readonly { color: string | null }[]
  renames: Renames
}
export type Change<Values extends Named> = Pick<Values, 'sizes' | 'colors' | 'stock' | 'pictures' | 'renames'>

const textOf = (names: readonly string[]) => names.filter(Boolean).join(', ')

/** A list without names has one without a name: giving it one is a rename as well. */
const namesOf = (text: string): string[] => (text.trim() === '' ? [''] : parseList(text))

/** A saved name as it is called now; null once it was removed. */
const nameNow = (renames: Renames, field: OptionField, name: string): string | null =>
  Object.hasOwn(renames[field], name) ? (renames[field][name] ?? null) : name

/** Stock under the new names, added up where two became one. */
export function renamedStock(stock: Stock, renames: Renames): Stock {
  const renamed: Record<string, number> = {}
  for (const [key, quantity] of Object.entries(stock)) {
    const was = cellOf(key)
    const [size, color] = [nameNow(renames, 'sizes', was.size), nameNow(renames, 'colors', was.color)]
    if (size === null || color === null) continue
    const now = cellKey({ size, color })
    renamed[now] = (renamed[now] ?? 0) + quantity
  }
  return renamed
}

/** Saved values under the new names. */
export function renamedValues<Values extends Omit<Named, 'renames'>>(
  values: Values,
  renames: Renames,
): Values {
  const list = (field: OptionField) =>
    textOf([...new Set(namesOf(values[field]).flatMap((name) => nameNow(renames, field, name) ?? []))])
  return {
    ...values,
    sizes: list('sizes'),
    colors: list('colors'),
    stock: renamedStock(values.stock, renames),
    pictures: values.pictures.map((picture) => ({
      ...picture,
      color: picture.color === null ? null : nameNow(renames, 'colors', picture.color),
    })),
  }
}

/**
 * Gives a size or colour another name. When another has that name, in whatever spelling, they become one: stock is
 * added up.
 */
export function renameOption<Values extends Named>(
  values: Values,
  saved: Values,
  field: OptionField,
  from: string,
  typed: string,
): Change<Values> {
  const names = parseList(values[field])
  const [name = from] = parseList(typed)
  const to = names.find((each) => each !== from && optionKey(each) === optionKey(name)) ?? name
  return withNames(values, saved, field, { [from]: to })
}

/** Removes a size or colour with its stock; the last one keeps it without a name. */
export const removeOption = <Values extends Named>(
  values: Values,
  saved: Values,
  field: OptionField,
  name: string,
): Change<Values> =>
  withNames(values, saved, field, { [name]: parseList(values[field]).length > 1 ? null : '' })

/**
 * Adds the typed sizes or colours that are not there. The first one names what had none; one that was removed since the
 * save comes back with its stock.
 */
export function addOptions<Values extends Named>(
  before: Values,
  saved: Values,
  field: OptionField,
  typed: string,
): Change<Values> {
  const [first] = parseList(typed)
  const isUnnamed = first !== undefined && parseList(before[field]).length === 0
  const values: Change<Values> = isUnnamed
    ? withNames(before, saved, field, { '': before.renames[field][first] === null ? null : first })
    : before
  const known = parseList(values[field])
  const all = parseList(textOf([...known, typed]))
  // Sizes that stand in their usual order stay in it.
  const names =
    field === 'sizes' && textOf(known.toSorted(bySize)) === textOf(known) ? all.toSorted(bySize) : all
  const back = names.filter((name) => !known.includes(name) && values.renames[field][name] === null)
  const renames = {
    ...values.renames,
    [field]: Object.fromEntries(
      Object.entries(values.renames[field]).filter(([name]) => !back.includes(name)),
    ),
  }
  const savedStock = renamedStock(saved.stock, renames)
  const axis = field === 'sizes' ? 'size' : 'color'
  const returned = Object.fromEntries(
    Object.entries(savedStock).filter(([key]) => back.includes(cellOf(key)[axis])),
  )
  return { ...values, [field]: textOf(names), renames, stock: { ...returned, ...values.stock } }
}

/** What the names of a field become: {now: new}, null for one that goes. */
export function withNames<Values extends Named>(
  values: Values,
  saved: Values,
  field: OptionField,
  change: Readonly<Record<string, string | null>>,
): Change<Values> {
  const step = { ...noRenames, [field]: change }
  const renames = { ...values.renames[field] }
  for (const name of namesOf(saved[field])) {
    const before = nameNow(values.renames, field, name)
    if (before === null || !Object.hasOwn(change, before)) continue
    renames[name] = change[before] ?? null
    if (renames[name] === name) delete renames[name]
  }
  return { ...renamedValues(values, step), renames: { ...values.renames, [field]: renames } }
}

/** Saved names that become one, each with those it is made of. */
export function joinedOptions(saved: Pick<Named, OptionField>, renames: Renames) {
  return optionFields.flatMap((field) =>
    [...Map.groupBy(parseList(saved[field]), (name) => nameNow(renames, field, name))].flatMap(
      ([to, names]) => (to !== null && names.length > 1 ? [{ field, to, names }] : []),
    ),
  )
}

/** The renames that still have to be saved: not those that `theirs` has already, nor of names that it has no more. */
export function openRenames(
  renames: Renames,
  mine: Readonly<Record<string, string>>,
  theirs: Readonly<Record<string, string>>,
): Renames {
  const open = (field: OptionField) => {
    const names = namesOf(theirs[field] ?? '')
    return theirs[field] === mine[field]
      ? {}
      : Object.fromEntries(Object.entries(renames[field]).filter(([name]) => names.includes(name)))
  }
  return { sizes: open('sizes'), colors: open('colors') }
}
