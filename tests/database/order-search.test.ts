// By what the owner finds an order or a customer, in every list that looks for them.
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answer, row } from '../support/answer.ts'
import { address, makeProduct, orderArgs, place, refusal } from '../support/checkout.ts'
import { openShop, type Row, type Shop } from '../support/shop.ts'

const people = {
  salma: ['Salma El Fassi', 'salma.elfassi@search.example', '+212 661 23 45 67', 'Casablanca'],
  beatrice: ["Béatrice O'Hara", 'bea@search.example', '0677-889900', 'Fès'],
  arabic: ['سلمى بناني', 's.bennani@search.example', '00212 6 12 34 56 78', 'Rabat'],
  karim: ['Karim Salma-Tazi', 'karim@other.example', '+33 6 61 23 45 67', 'Marrakesh'],
} as const
type Person = keyof typeof people
const everyone = Object.keys(people) as Person[]

let shop: Shop
const numbers = new Map<string, Person>()
beforeAll(async () => {
  shop = await openShop()
  const product = await makeProduct(shop, { price: 20, stock: [{ quantity: 99 }] })
  for (const person of everyone) {
    const [name, email, phone, city] = people[person]
    const args = orderArgs([product.line(1)], 27.99, {
      p_customer: { name, email, phone },
      p_shipping_address: { ...address, city },
    })
    numbers.set((await place(shop.clients.anon, args)).order_number, person)
  }
}, 60_000)
afterAll(() => shop.close())

const numberOf = (person: Person) => [...numbers].find(([, each]) => each === person)?.[0] ?? ''
/** Of the four; the sample data has orders, too. */
const found = (rows: Row[]) => rows.flatMap((row) => numbers.get(String(row.order_number)) ?? []).toSorted()
const foundByEmail = (rows: Row[]) =>
  everyone.filter((person) => rows.some((row) => row.email === people[person][1])).toSorted()

const owner = () => shop.clients.owner
const rows = v.array(row)
const listed = async (search: string) => {
  const request = owner().rpc('find_orders', { p_filter: { search }, p_size: 200 })
  return (await answer(request, v.object({ orders: rows }))).orders
}
const quick = (p_query: string) =>
  answer(owner().rpc('quick_find', { p_query }), v.object({ orders: rows, customers: rows }))
const customers = async (p_search: string) => {
  const request = owner().rpc('list_customers', { p_search, p_size: 1000 })
  return (await answer(request, v.object({ customers: rows }))).customers
}

const byPerson: [string, Person[]][] = [
  ['SALMA tazi', ['karim']],
  ['salm elf', ['salma']],
  ['El Fassi', ['salma']],
  ['beatrice', ['beatrice']],
  ["Béatrice O'H", ['beatrice']],
  ['سلمى', ['arabic']],
  ['بناني', ['arabic']],
  ['salma marrakesh', ['karim']],
  ['fes bea', ['beatrice']],
  ['s.bennani', ['arabic']],
  ['bea@search.example', ['beatrice']],
  ['search.example', ['arabic', 'beatrice', 'salma']],
  ['0661234567', ['karim', 'salma']],
  ['06 61 23 45 67', ['karim', 'salma']],
  ['(+212) 661-23.45.67', ['karim', 'salma']],
  ['00212661234567', ['karim', 'salma']],
  ['661234567', ['karim', 'salma']],
  ['+33 6', ['karim']],
  ['0612', ['arabic']],
  ['234567', ['karim', 'salma']],
  ['9900', ['beatrice']],
]

describe('an order', () => {
  it.each(byPerson)(
    'an order is found by %j, in the list, its counts, and the quick find',
    async (text, expected) => {
      const orders = await listed(text)
      expect(found(orders)).toEqual(expected)
      const request = owner().rpc('order_counts', { p_filters: [{ search: text }] })
      const [counts] = await answer(request, v.array(v.record(v.string(), v.number())))
      expect(Object.values(counts ?? {}).reduce((sum, n) => sum + n, 0)).toBe(orders.length)
      const { orders: quickly, customers: whose } = await quick(text)
      expect(found(quickly)).toEqual(expected)
      expect(foundByEmail(whose)).toEqual(expected)
    },
  )

  it.each([
    ['whole', (number: string) => number],
    ['in small letters', (number: string) => number.toLowerCase()],
    ['with a hash', (number: string) => `#${number.slice(3)}`],
    ['without the letters before it', (number: string) => number.slice(3)],
    ['by its beginning', (number: string) => number.slice(0, 9)],
    ['by its end', (number: string) => number.slice(-6)],
  ])('an order is found by its number (%s), and no customer with it', async (_way, typed) => {
    for (const person of everyone) {
      const text = typed(numberOf(person))
      expect(found(await listed(text))).toEqual([person])
      const { orders, customers: whose } = await quick(text)
      expect(found(orders)).toEqual([person])
      expect(foundByEmail(whose)).toEqual([])
    }
  })

  it.each(['alma', 'casablancaa', '%', "') or true --", '@', '\\', "'':*|", '<', '06612345670', 'zz zz'])(
    'an order is not found by %j',
    async (text) => {
      expect(found(await listed(text))).toEqual([])
      expect(found((await quick(text)).orders)).toEqual([])
    },
  )

  it('a search for orders refuses a text that is too long', async () => {
    const call = owner().rpc('find_orders', { p_filter: { search: 'x'.repeat(101) } })
    expect(await refusal(call)).toMatchObject({ status: 400 })
  })
})

describe('a customer', () => {
  it.each(byPerson)('a customer is found by %j', async (text, expected) => {
    expect(foundByEmail(await customers(text))).toEqual(expected)
  })

  it.each(['alma', '%', "'", '06612345670'])('a customer is not found by %j', async (text) => {
    expect(foundByEmail(await customers(text))).toEqual([])
  })

  it('every customer is in the list when nothing is looked for', async () => {
    expect(foundByEmail(await customers(''))).toEqual(everyone.toSorted())
  })
})
