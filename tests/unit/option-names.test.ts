import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addOptions,
  noRenames,
  removeOption,
  renamedStock,
  renameOption,
} from '@/domain/product/options/option-names'
import { axesOf, cellKey, cellOf, cellsOf, lostStock, sumOf } from '@/domain/product/options/stock-grid'
import { parseList } from '@/domain/values/validation'
import { holds } from '../support/properties.ts'

const saved = {
  sizes: 'S, M',
  colors: 'Blue, Black',
  stock: { 'S,Blue': 1, 'M,Blue': 2, 'S,Black': 4, 'M,Black': 8 },
  pictures: [{ color: 'Blue' }, { color: null }],
  renames: noRenames,
}

describe('a list of sizes or colours', () => {
  it.each([
    ['S، M، L', ['S', 'M', 'L']],
    ['S，M，L', ['S', 'M', 'L']],
    ['S; M؛ L；XL', ['S', 'M', 'L', 'XL']],
    ['S、M', ['S', 'M']],
    ['S\nM\r\nL', ['S', 'M', 'L']],
    ['S\tM', ['S', 'M']],
    ['S · M • L', ['S', 'M', 'L']],
    [' S, M ,, L', ['S', 'M', 'L']],
    ['col·lecció', ['col·lecció']],
    ['7.5, 8.5', ['7.5', '8.5']],
    ['0,5 l, 1 l', ['0,5 l', '1 l']],
    ['0,5 l; 1,5 l', ['0,5 l', '1,5 l']],
    ['٠,٥ ل؛ ١ ل', ['٠,٥ ل', '١ ل']],
    ['38,5, 39', ['38,5', '39']],
    ['36,37,38', ['36', '37', '38']],
    ['36-37,38-39', ['36-37', '38-39']],
    ['80x120,100x150', ['80x120', '100x150']],
    ['7.5,8.5', ['7.5', '8.5']],
    ['1-1,5 l', ['1-1,5 l']],
    ['10/12, 14/16', ['10/12', '14/16']],
    ['Red, red', ['Red']],
    ['Red, RED ,  red', ['Red']],
    ['Ｒｅｄ, Red', ['Ｒｅｄ']],
    ['Off  White, off white', ['Off White']],
    ['\u200fأحمر\u200f، أحمر', ['أحمر']],
    ['Écru, E\u0301cru', ['Écru']],
    ['Red\u200b, Red', ['Red']],
    ['Re\u200bd, Red', ['Red']],
    ['Re\u00add, Red', ['Red']],
    ['38, ٣٨, ３８', ['38']],
    ['T‑shirt, T-shirt', ['T‑shirt']],
    ['Straße, Strasse', ['Straße']],
    ['أزرق، ازرق', ['أزرق']],
    ["L’été, l'ete", ['L’été']],
    ['★, ☆', ['★', '☆']],
    ['Rose, Rosé', ['Rose']],
    ['،؛,; ', []],
  ])('the typed list %j is read as %j', (typed, names) => expect(parseList(typed)).toEqual(names))

  it('a list of sizes or colours is the same when it is read again', () => {
    const typed = fc.array(
      fc.constantFrom(
        'S',
        's',
        ' M',
        'Ｌ',
        '،',
        ',',
        '؛',
        ';',
        '\n',
        'é',
        'E\u0301',
        '\u200b',
        '1',
        '٣',
        'x',
        '-',
        '.',
      ),
    )
    holds(
      fc.property(typed, (parts) => {
        const names = parseList(parts.join(''))
        expect(parseList(names.join(', '))).toEqual(names)
      }),
    )
  })
})

it('a list of amounts with decimal commas is read as they are, whatever parts them', () => {
  const amount = fc.tuple(fc.nat(99), fc.nat(999), fc.constantFrom('', ' l', ' cm', ' ل'))
  holds(
    fc.property(
      fc.uniqueArray(amount, { selector: String }),
      fc.constantFrom(', ', '; ', ';', '؛ '),
      (amounts, by) => {
        const names = amounts.map(([whole, part, unit]) => `${whole},${part}${unit}`)
        expect(parseList(names.join(by))).toEqual(names)
      },
    ),
  )
})

it('stock of a size and a color with decimal commas is that of no other', () => {
  const name = fc
    .string({ unit: fc.constantFrom('0', '5', ',', ' ', 'l') })
    .map((text) => parseList(text)[0] ?? '')
  holds(
    fc.property(name, name, (size, color) => {
      expect(cellOf(cellKey({ size, color }))).toEqual({ size, color })
    }),
  )
})

describe('the names of a product form', () => {
  it('a renamed colour takes its stock and its pictures along', () => {
    const now = { ...saved, ...renameOption(saved, saved, 'colors', 'Blue', ' Navy ') }
    expect(now).toMatchObject({
      colors: 'Navy, Black',
      stock: { 'S,Navy': 1, 'M,Navy': 2, 'S,Black': 4, 'M,Black': 8 },
      pictures: [{ color: 'Navy' }, { color: null }],
      renames: { colors: { Blue: 'Navy' }, sizes: {} },
    })
    expect(renameOption(now, saved, 'colors', 'Navy', 'Blue').renames).toEqual(noRenames)
  })

  it('a renamed colour becomes one with another spelling that is there', () => {
    const now = renameOption(saved, saved, 'colors', 'Blue', 'BLACK')
    expect(now).toMatchObject({ colors: 'Black', stock: { 'S,Black': 5, 'M,Black': 10 } })
  })

  it('a removed colour comes back with its own stock, and not with another’s', () => {
    const without = { ...saved, ...removeOption(saved, saved, 'colors', 'Blue') }
    expect(without.renames.colors).toEqual({ Blue: null })
    expect(addOptions(without, saved, 'colors', 'Blue')).toMatchObject({
      colors: 'Black, Blue',
      stock: saved.stock,
      renames: noRenames,
    })
    const taken = { ...without, ...renameOption(without, saved, 'colors', 'Black', 'Blue') }
    expect(taken.stock).toEqual({ 'S,Blue': 4, 'M,Blue': 8 })
    expect(taken.renames.colors).toEqual({ Blue: null, Black: 'Blue' })
  })

  it('the first colour is given to stock that had none, and the last one leaves it', () => {
    const plain = { ...saved, colors: '', stock: { 'S,': 3 } }
    expect(addOptions(plain, plain, 'colors', 'Blue، Red')).toMatchObject({
      colors: 'Blue, Red',
      stock: { 'S,Blue': 3 },
      renames: { colors: { '': 'Blue' } },
    })
    const one = { ...saved, colors: 'Blue', stock: { 'S,Blue': 3 } }
    expect(removeOption(one, one, 'colors', 'Blue')).toMatchObject({ colors: '', stock: { 'S,': 3 } })
  })

  it('sizes stay in their order when one is added, unless the owner has another order', () => {
    expect(addOptions({ ...saved, sizes: 'S, L' }, saved, 'sizes', 'M').sizes).toBe('S, M, L')
    expect(addOptions({ ...saved, sizes: 'L, S' }, saved, 'sizes', 'M').sizes).toBe('L, S, M')
  })

  it('renaming, removing and adding options loses no stock without saying so, in whatever order', () => {
    const name = fc.constantFrom('Blue', 'Black', 'Navy', 'blue', 'أزرق', 'Red')
    const step = fc.record({ do: fc.constantFrom('rename', 'remove', 'add'), at: fc.nat(3), name })
    holds(
      fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
        let now = saved
        for (const each of steps) {
          const names = parseList(now.colors)
          const at = names[each.at % Math.max(1, names.length)]
          if (each.do === 'add') now = { ...now, ...addOptions(now, saved, 'colors', each.name) }
          else if (at === undefined) continue
          else if (each.do === 'remove') now = { ...now, ...removeOption(now, saved, 'colors', at) }
          else now = { ...now, ...renameOption(now, saved, 'colors', at, each.name) }
        }
        const cells = cellsOf(axesOf(now))
        const known = renamedStock(saved.stock, now.renames)
        expect(sumOf(now.stock, cells)).toBe(sumOf(known, cells))
        expect(sumOf(now.stock, cells) + lostStock(saved.stock, known, cells)).toBe(15)
      }),
    )
  })
})
