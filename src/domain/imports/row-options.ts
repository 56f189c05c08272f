import { fold, wordsIn } from '../text/letters'
import { optionKey, parseList } from '../values/validation'
import { cellText } from './import-cells'
import type { ImportRow } from './import-table'

/** What is chosen of a product in a row: `{ name, values }`, several values where a cell has a list. */
export type RowOption = { name: string; values: readonly string[] }

const wordsOf = (text: string) => new Set(wordsIn(text))
const sizeWords = wordsOf('size sizes taille tailles pointure المقاس القياس مقاس')
const colorWords = wordsOf('color colour colors couleur couleurs coloris اللون لون')
const is = (words: ReadonlySet<string>) => (name: string) => wordsIn(name).some((word) => words.has(word))
const isSizeName = is(sizeWords)
const isColorName = is(colorWords)

const numbered = [
  ['option1Name', 'option1'],
  ['option2Name', 'option2'],
  ['option3Name', 'option3'],
] as const

/** The options of a product's rows: names stand in its first rows alone. */
export function optionsOfRows(rows: readonly ImportRow[]): (row: ImportRow) => RowOption[] {
  const names = numbered.map(
    ([nameField, field], place) =>
      rows.map((row) => cellText(row.of(nameField))).find((name) => name !== '') ??
      (rows.some((row) => row.of(field) !== '') ? `${place + 1}` : ''),
  )
  return (row) => {
    const given = numbered.map(([, field], place) => ({
      name: names[place] ?? '',
      values: parseList(cellText(row.of(field))),
    }))
    const own = [
      { name: 'size', values: parseList(cellText(row.of('size'))) },
      { name: 'color', values: parseList(cellText(row.of('color'))) },
    ]
    return [...own, ...given].filter(
      ({ name, values }) =>
        values.length > 0 && !(fold(name) === 'title' && values.length === 1 && isDefault(values[0] ?? '')),
    )
  }
}
const isDefault = (value: string) => fold(value) === 'default title'

/** Size and colour of each combination that a row stands for, since these are what is chosen here; `isJoined` where more were. */
export function sizesAndColors(options: readonly RowOption[]): {
  combinations: { size: string; color: string }[]
  isJoined: boolean
} {
  const color = options.find(({ name }) => isColorName(name))
  const size = options.find((option) => option !== color && isSizeName(option.name))
  const others = options.filter((option) => option !== color && option !== size)
  // What is neither takes the free place, and a third one joins the size.
  const second = color ?? (size ? others.shift() : undefined)
  const first = size ?? others.shift()
  const sizes = joined([first, ...others])
  const colors = second ? [...second.values] : ['']
  return {
    combinations: colors.flatMap((each) => sizes.map((one) => ({ size: one, color: each }))),
    isJoined: others.length > 0,
  }
}

const joined = (options: readonly (RowOption | undefined)[]): string[] =>
  options.reduce<string[]>(
    (all, option) =>
      option
        ? all.flatMap((begin) => option.values.map((value) => (begin === '' ? value : `${begin} / ${value}`)))
        : all,
    [''],
  )

export const combinationKey = ({ size, color }: { size: string; color: string }) =>
  `${size === '' ? '' : optionKey(size)}\n${color === '' ? '' : optionKey(color)}`
