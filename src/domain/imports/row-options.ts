import { sizeOf } from '../product/options/size-parts'
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

/** Of the column that files of this shop have. */
const thirdName = 'third'
const longestName = 40

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
      { name: thirdName, values: parseList(cellText(row.of('third'))) },
    ]
    return [...own, ...given].filter(
      ({ name, values }) =>
        values.length > 0 && !(fold(name) === 'title' && values.length === 1 && isDefault(values[0] ?? '')),
    )
  }
}
const isDefault = (value: string) => fold(value) === 'default title'

/** What a product's options are called, by column; without those that are called as everywhere. */
export type OptionNames = { size_name?: string; color_name?: string; third_name?: string }

/**
 * Size and colour of each combination that a row stands for. What is neither takes the free place, and a third option is the
 * second part of the size; `isJoined` where there were more, or the third has no name.
 */
export function sizesAndColors(options: readonly RowOption[]): {
  combinations: { size: string; color: string }[]
  names: OptionNames
  isJoined: boolean
} {
  const isColor = options.find(({ name }) => isColorName(name))
  const isSize = options.find((option) => option !== isColor && isSizeName(option.name))
  const isThird = options.find(({ name }) => name === thirdName)
  const others = options.filter((option) => option !== isColor && option !== isSize && option !== isThird)
  const size = isSize ?? others.shift()
  const color = isColor ?? others.shift()
  const third = isThird ?? others.shift()
  const thirds = joined([third, ...others])
  const sizes = (size?.values ?? ['']).flatMap((one) =>
    thirds.map((other) => (other === '' ? one : sizeOf(onePart(one), other))),
  )
  const names = { size_name: nameOf(size), color_name: nameOf(color), third_name: nameOf(third) }
  return {
    combinations: (color?.values ?? ['']).flatMap((each) => sizes.map((one) => ({ size: one, color: each }))),
    names: Object.fromEntries(Object.entries(names).filter(([, name]) => name !== '')),
    isJoined: others.length > 0 || (third !== undefined && third !== isThird && names.third_name === ''),
  }
}

/** '' for what is called as everywhere, or has no name in the file. */
const nameOf = (option: RowOption | undefined): string =>
  option === undefined ||
  option.name === thirdName ||
  isSizeName(option.name) ||
  isColorName(option.name) ||
  /^\d$/.test(option.name)
    ? ''
    : option.name.slice(0, longestName).trimEnd()

const onePart = (value: string) => value.replaceAll(' / ', '/')
const joined = (options: readonly (RowOption | undefined)[]): string[] =>
  options.reduce<string[]>(
    (all, option) =>
      option
        ? all.flatMap((begin) =>
            option.values.map((value) => [begin, onePart(value)].filter(Boolean).join(' - ')),
          )
        : all,
    [''],
  )

export const combinationKey = ({ size, color }: { size: string; color: string }) =>
  `${size === '' ? '' : optionKey(size)}\n${color === '' ? '' : optionKey(color)}`
