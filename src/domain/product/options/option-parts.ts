import { bySize } from '../../catalogue/facets'
import { optionKey, parseList } from '../../values/validation'
import { addOptions, type Change, type Named, withNames } from './option-names'
import { partsOf, sizeOf } from './size-parts'

// A saved product with a third option: its sizes of two parts, changed by their parts.

type Values = Named & { sizeName: string; thirdName: string }
type Changed<Typed extends Values> = Change<Typed> & Partial<Pick<Values, 'sizeName' | 'thirdName'>>
/** 0 for what stands first in a size, 1 for the third option. */
export type Place = 0 | 1

/** The names of each part, in their order. */
export function partsIn(sizes: string): [firsts: string[], thirds: string[]] {
  const parts = parseList(sizes).map(partsOf)
  const at = (place: Place) => [...new Set(parts.map((both) => both[place]))].filter(Boolean)
  return [at(0), at(1)]
}

const namesIn = (typed: string) => parseList(typed).map((name) => name.replaceAll(' / ', '/'))

/** Every size by its new parts; null for one that goes. */
function withParts<Typed extends Values>(
  values: Typed,
  saved: Typed,
  to: (parts: [string, string]) => [string, string] | null,
): Change<Typed> {
  const change = parseList(values.sizes).map((size) => {
    const parts = to(partsOf(size))
    return [size, parts && sizeOf(...parts)] as const
  })
  return withNames(values, saved, 'sizes', Object.fromEntries(change.filter(([from, now]) => from !== now)))
}

/** Gives a part another name. When another has that name, the sizes that it makes alike become one. */
export function renamePart<Typed extends Values>(
  values: Typed,
  saved: Typed,
  place: Place,
  from: string,
  typed: string,
): Changed<Typed> {
  const [name = from] = namesIn(typed)
  const known = partsIn(values.sizes)[place].find(
    (each) => each !== from && optionKey(each) === optionKey(name),
  )
  const to = known ?? name
  return withParts(values, saved, (parts) => (parts[place] === from ? replaced(parts, place, to) : parts))
}

const replaced = (parts: [string, string], place: Place, name: string): [string, string] =>
  place === 0 ? [name, parts[1]] : [parts[0], name]

/** Removes a part with its stock. With the last one the option goes, and the sizes keep their other part. */
export function removePart<Typed extends Values>(
  values: Typed,
  saved: Typed,
  place: Place,
  name: string,
): Changed<Typed> {
  if (partsIn(values.sizes)[place].length > 1)
    return withParts(values, saved, (parts) => (parts[place] === name ? null : parts))
  return {
    ...withParts(values, saved, (parts) => replaced(parts, place, '')),
    ...(place === 0 && { sizeName: values.thirdName }),
    thirdName: '',
  }
}

/** Adds the typed parts that are not there, with each of the other. The first of a third option is that of all that was there. */
export function addParts<Typed extends Values>(
  before: Typed,
  saved: Typed,
  place: Place,
  typed: string,
): Changed<Typed> {
  const added = namesIn(typed)
  const [first] = added
  if (first === undefined) return before
  if (parseList(before.sizes).length === 0)
    return {
      ...addOptions(before, saved, 'sizes', added.join(', ')),
      sizeName: before.thirdName,
      thirdName: '',
    }
  const isBegun = partsIn(before.sizes)[1].length > 0
  const values = isBegun
    ? before
    : {
        ...before,
        ...withParts(before, saved, ([one, more]) => [sizeOf(one, more).replaceAll(' / ', '/'), first]),
      }
  const lists = partsIn(values.sizes)
  const known = lists[place]
  const all = parseList([...known, ...added].join(', '))
  // Sizes that stand in their usual order stay in it.
  const isUsual = place === 0 && known.toSorted(bySize).join() === known.join()
  const [firsts, thirds] = place === 0 ? [isUsual ? all.toSorted(bySize) : all, lists[1]] : [lists[0], all]
  const isNew = (name: string) => !known.includes(name)
  const made = firsts.flatMap((one) =>
    thirds.flatMap((third) => (isNew(place === 0 ? one : third) ? [sizeOf(one, third)] : [])),
  )
  const change = addOptions(values, saved, 'sizes', made.join(', '))
  const order = firsts.flatMap((one) => thirds.map((third) => sizeOf(one, third)))
  const sizes = parseList(change.sizes).toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
  return { ...change, sizes: sizes.join(', ') }
}
