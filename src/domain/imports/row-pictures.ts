import { parseList } from '../values/validation'
import { cellText, pictureProblem, readAddresses } from './import-cells'
import type { ImportRow } from './import-table'
import { optionsOfRows, sizesAndColors } from './row-options'

export type RowPicture = { src: string; alt: string; color: string | null }

/** The pictures of a product's rows, in the order that they give. Those of variants have their color unless the file says colors. */
export function picturesOfRows(rows: readonly ImportRow[], most: number, saysColors: boolean): RowPicture[] {
  const pictures = new Map<string, RowPicture & { place: number }>()
  const take = (
    row: ImportRow,
    field: 'picture' | 'variantPicture',
    more: { alt: string; color: string | null; place: number },
  ) => {
    for (const [number, address] of readAddresses(row.of(field)).entries()) {
      const found = pictureProblem(address)
      if (found) {
        const only = readAddresses(row.of(field)).length === 1
        row.note(field, found.problem, { fix: only ? found.fix : null, about: address.slice(0, 200) })
        continue
      }
      const known = pictures.get(address)
      if (known) known.color ??= more.color
      else pictures.set(address, { src: address, ...more, alt: number === 0 ? more.alt : '' })
    }
  }
  const optionsOf = optionsOfRows(rows)
  for (const [index, row] of rows.entries()) {
    const position = Number(cellText(row.of('picturePosition')))
    const alt = cellText(row.of('pictureAlt')).slice(0, 200)
    const color = cellText(row.of('pictureColor')) || null
    take(row, 'picture', { alt, color, place: position > 0 ? position : index + 1 })
  }
  for (const row of rows) {
    if (row.of('variantPicture') === '') continue
    const [combination] = sizesAndColors(optionsOf(row)).combinations
    const [color = null] = parseList(combination?.color ?? '')
    take(row, 'variantPicture', { alt: '', color: saysColors ? null : color, place: Number.MAX_SAFE_INTEGER })
  }
  const all = [...pictures.values()].toSorted((a, b) => a.place - b.place)
  if (all.length > most) rows[0]?.note('picture', 'too-many-pictures')
  return all.slice(0, most).map(({ place: _, ...picture }) => picture)
}
