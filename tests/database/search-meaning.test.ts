// What a query means to a shopper, beyond the precision of a page: whom a gift is for, what a price phrase says, and that
// a search leads on where the shop has not quite that.
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answer } from '../support/answer.ts'
import { openShop, type Shop } from '../support/shop.ts'

const pageAnswer = v.looseObject({
  products: v.array(v.looseObject({ title: v.string() })),
  total: v.number(),
  corrected: v.nullable(v.string()),
  // See src/data/products/listing-queries.ts.
  understood: v.nullable(v.looseObject({ kinds: v.array(v.string()), sizes: v.array(v.string()) })),
})

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ seed: 'all' })
}, 240_000)
afterAll(() => shop.close())

const search = (q: string) =>
  answer(shop.clients.anon.rpc('list_products', { p_filter: { q }, p_limit: 12 }), pageAnswer)

describe('a type that a department has none of', () => {
  it.each([
    ['parfum homme', 'perfumes'],
    ['perfume for men', 'perfumes'],
    ["women's perfume", 'perfumes'],
    ['عطر رجالي', 'perfumes'],
    ['ri7a rjal', 'perfumes'],
    ['perfume for kids', 'perfumes'],
    ['perfume men under 5', 'perfumes'],
    ['montre femme', 'watches'],
    ['blue watch women', 'watches'],
    ['cravate femme', 'ties'],
    ['lunettes de soleil homme', 'sunglasses'],
    ['maillot de bain enfant', 'swimsuits'],
    ['robe homme', 'dresses'],
    ['boucles d’oreilles homme', 'earrings'],
    ['sac homme', 'bags'],
    // The shop has no djellabas at all: what is near them.
    ['djellabas homme', 'kaftans'],
  ])('a type that a department has none of is shown without the department for “%s”', async (q, kind) => {
    const { total, understood } = await search(q)
    expect(total).toBeGreaterThan(0)
    expect(understood).toMatchObject({ kinds: [kind], department: null, isExact: false })
  })

  it('a search keeps the department that has something near the type', async () => {
    expect((await search('chemise enfant')).understood).toMatchObject({ department: 'kids', isExact: false })
  })

  it('a search without its department is counted by the facets as it is shown', async () => {
    const { data: facets } = await shop.clients.anon.rpc('product_facets', {
      p_filter: { q: 'parfum homme' },
    })
    expect(facets).toMatchObject({ total: (await search('parfum homme')).total })
  })

  it('a search drops the department beside plain words, too', async () => {
    const { total, understood } = await search('argan for men')
    expect(total).toBeGreaterThan(0)
    expect(understood).toMatchObject({ words: ['argan'], department: null, isExact: false })
  })
})

describe('a type of several words', () => {
  it.each([
    ['sac à main', 'sacs à main', 'handbags'],
    ['sac bandoulière', 'sacs bandoulière', 'crossbody bags'],
    ['sac bandoulière', 'sacs bandoulières', 'crossbody bags'],
    ['sac à dos', 'sacs à dos', 'backpacks'],
    ['robe de chambre', 'robes de chambre', 'robes'],
    ['chemise de nuit', 'chemises de nuit', 'nightdresses'],
    ['rouge à lèvres', 'rouges à lèvres', 'lipsticks'],
    ['short en jean', 'shorts en jean', 'shorts'],
    ['short en jean', 'shorts en jeans', 'shorts'],
    ['veste en jean', 'vestes en jean', 'denim jackets'],
    ['haut de sport', 'hauts de sport', 'sports tops'],
    ['chaussure à talon', 'chaussures à talons', 'heels'],
    ['maillot de bain', 'maillots de bain', 'swimsuits'],
    ['dressing gown', 'dressings gowns', 'robes'],
    ['clutch bag', 'clutches bags', 'clutches'],
    ['track pants', 'track pant', 'joggers'],
    ['beach cover-up', 'beach covers-ups', 'kaftans'],
  ])('the type “%s” is understood in the plural as well: “%s”', async (singular, plural, kind) => {
    const [one, many] = [await search(singular), await search(plural)]
    expect(many.understood?.kinds).toEqual([kind])
    expect(many.products).toEqual(one.products)
    expect([many.total, many.corrected]).toEqual([one.total, null])
  })

  it('the plurals of a type go with it when an owner takes it out', async () => {
    const phrases = () =>
      shop.sql<{ phrase: string }>(
        "select p.phrase from private.search_phrases p join public.synonyms s on s.id = p.synonym_id where s.name = 'Capes' order by 1",
      )
    await shop.sql("insert into public.synonyms (name, words) values ('Capes', '{cape de pluie,rain cape}')")
    expect((await phrases()).map(({ phrase }) => phrase)).toContain('capes de pluies')
    await shop.sql("update public.synonyms set words = '{rain cape}' where name = 'Capes'")
    expect((await phrases()).map(({ phrase }) => phrase)).toEqual([
      'rain cape',
      'rain capes',
      'rains cape',
      'rains capes',
    ])
    await shop.sql("delete from public.synonyms where name = 'Capes'")
    expect(await phrases()).toEqual([])
  })

  it('a colour of several words is understood in the plural', async () => {
    expect((await search('robes bleus marines')).understood).toMatchObject({ colors: ['navy'] })
  })
})

describe('a word with a wrong letter', () => {
  it.each([
    ['jakcet', 'jacket', 'jackets'],
    ['sweter', 'sweater', 'jumpers'],
    ['chemisse', 'chemise', 'shirts'],
    ['casqutte', 'casquette', 'caps'],
    ['whte shirt', 'white shirt', 'shirts'],
    ['balck dress', 'black dress', 'dresses'],
    ['فستن', 'فستان', 'dresses'],
  ])('a word with a wrong letter counts as a correction: “%s”', async (q, corrected, kind) => {
    const page = await search(q)
    expect(page.corrected).toContain(corrected)
    expect(page.understood).toMatchObject({ kinds: [kind], isExact: false })
  })

  it.each([
    ['gants', ['beanies', 'scarves', 'hats']],
    ['leather gloves', ['beanies', 'scarves', 'hats']],
    ['mitaines', ['beanies', 'scarves', 'hats']],
    ['قفازات', ['beanies', 'scarves', 'hats']],
    ['ponchos', ['coats', 'cardigans']],
    ['pull col roulé', ['jumpers']],
    ['pull à col roulé', ['jumpers']],
    ['turtleneck', ['jumpers']],
    ['roll neck sweater', ['jumpers']],
    ['t-shirt taille unique', ['T-shirts']],
  ])('no wrong letter is seen in “%s”, which the shop has something near of', async (q, kinds) => {
    const { corrected, total, understood } = await search(q)
    expect(corrected).toBeNull()
    expect(total).toBeGreaterThan(0)
    expect([...(understood?.kinds ?? [])].sort()).toEqual([...kinds].sort())
    expect(understood).toMatchObject({ colors: [], department: null, isExact: false })
  })

  it.each(['robe de mariée', 'robe de mariage', 'bridal dress', 'فستان زفاف'])(
    'no wrong letter is seen in “%s”',
    async (q) => {
      const [{ corrected, understood, products }, wedding] = [await search(q), await search('wedding dress')]
      expect(corrected).toBeNull()
      expect(understood).toMatchObject({ kinds: ['dresses'], colors: [] })
      expect(products).toEqual(wedding.products)
    },
  )

  // One letter from "men", "kids", "women", "femme", "gents", "with" and "pour"; from "rouge" and "marine" by a letter that
  // is neither alike nor near.
  it.each([
    'womeen dress',
    'femmme robe',
    'robe gentss',
    'robe pouur',
    'robe rouve',
    'robe marixe',
    'robe abord',
    'soutiens dress',
  ])('a search does not correct “%s” to a department or a colour', async (q) => {
    const { corrected, understood } = await search(q)
    expect(corrected).toBeNull()
    expect(understood).toMatchObject({ department: null, colors: [], isExact: false })
  })

  it('no wrong letter is seen in a word that the software knows by others', async () => {
    expect(await search('dress for teens')).toMatchObject({ corrected: null, understood: { isExact: true } })
  })

  it('a correction keeps the words beside it as they were typed', async () => {
    expect((await search('col jakcet')).corrected).toBe('col jacket')
  })
})

describe('a price in plain words', () => {
  const euros = (amount: number) => Math.round((amount / 0.92) * 100) / 100
  it.each([
    ['dress under 1k', { high: 1000, isBelow: true }],
    ['dress under $1.5k', { high: 1500, isBelow: true }],
    ['robe moins de 1,5k', { high: 1500, isBelow: true }],
    ['dress<20', { high: 20, isBelow: true }],
    ['dress < $20', { high: 20, isBelow: true }],
    ['dress <= 20', { high: 20, isBelow: false }],
    ['dress ≤ 20', { high: 20, isBelow: false }],
    ['dress>50', { low: 50, high: null }],
    ['dress ≥ 50', { low: 50, high: null }],
    ['dress max. 20', { high: 20, isBelow: false }],
    ['dress max: 20', { high: 20 }],
    ['dress upto 20', { high: 20 }],
    ['dress up-to 20', { high: 20 }],
    ['dress 20 max', { high: 20 }],
    ['robe 20 maximum', { high: 20 }],
    ['robe budget 20', { high: 20 }],
    ['dress 20 or less', { high: 20 }],
    ['dress 50 and up', { low: 50 }],
    ['dress min. 50', { low: 50 }],
    ['dress 20$-40$', { low: 20, high: 40 }],
    ['dress 20 $ - 40 $', { low: 20, high: 40 }],
    ['dress $20-$40', { low: 20, high: 40 }],
    ['dress 20–40$', { low: 20, high: 40 }],
    ['dress 20$-40', { low: 20, high: 40 }],
    ['dress -20$', { high: 20 }],
    ['dress 30-50', { low: 30, high: 50 }],
    ['dress 30 - 50', { low: 30, high: 50 }],
    ['robe 30–50 rouge', { low: 30, high: 50, colors: ['red'] }],
    ['dress 50+', { low: 50, high: null }],
    ['dress $50+', { low: 50, high: null }],
    ['dress for women over 50 under 30', { low: null, high: 30 }],
  ])('a price is read in “%s”', async (q, price) => {
    expect((await search(q)).understood).toMatchObject({ kinds: ['dresses'], isExact: true, ...price })
  })

  it.each([
    'dress 50-30',
    'dress 32-34',
    'dress 36-42',
    'kids dress 4-10',
    'dress 30-50 cm',
    'dress spf 50+',
    'dress size 50+',
    'dress 3+',
    'dress 2 + bag',
    'dress for 50+',
    'dress 50+ women',
  ])('numbers that are no amounts make no price: “%s”', async (q) => {
    expect((await search(q)).understood).toMatchObject({ low: null, high: null })
  })

  it('two numbers that a product is called are no price', async () => {
    await shop.sql(
      "update public.products set title = 'Layered 35-55 Maxi Dress' where id = (select id from public.products where title ~ 'Maxi Dress$' and status = 'live' order by id limit 1)",
    )
    const { products, understood } = await search('dress 35-55')
    expect(understood).toMatchObject({ low: null, high: null })
    expect(products.map(({ title }) => title)).toContain('Layered 35-55 Maxi Dress')
  })

  it.each([
    ['>50', { low: 50, high: null }],
    ['≤ 20', { low: null, high: 20 }],
    ['max. 20', { low: null, high: 20 }],
    ['upto 20', { low: null, high: 20 }],
  ])('a price is read where it stands alone: “%s”', async (q, price) => {
    const { total, understood } = await search(q)
    expect(total).toBeGreaterThan(0)
    expect(understood).toMatchObject(price)
  })

  it('a price range is read with the sign behind both ends', async () => {
    expect((await search('jacket 20€-40€')).understood).toMatchObject({ low: euros(20), high: euros(40) })
  })

  it.each(['dress under 20$ size 38', 'robe taille 38 moins de 20', 'dress size 99 < 20'])(
    'a price stays where only the size is missing: “%s”',
    async (q) => {
      const { total, understood } = await search(q)
      expect(total).toBeGreaterThan(0)
      expect(understood).toMatchObject({ kinds: ['dresses'], high: 20, sizes: [], isExact: false })
    },
  )

  it('a price goes where it is what is missing, and the size stays', async () => {
    expect((await search('dress size m under 2')).understood).toMatchObject({
      kinds: ['dresses'],
      sizes: ['M'],
      high: null,
      isExact: false,
    })
  })

  it.each([
    'dress for women over 50',
    'dress for a woman over 60',
    'women 50+ dress',
    'robe femme plus de 50',
    'robe femme plus de 50 ans',
    'robe pour femmes de plus de 60 ans',
    'فستان للنساء فوق 50',
    'dress for people over 60',
    'dress for over 50s',
    'dress for my 50 year old mother',
  ])('a number is no price but an age in “%s”', async (q) => {
    expect((await search(q)).understood).toMatchObject({
      kinds: ['dresses'],
      low: null,
      high: null,
      sizes: [],
      isExact: true,
    })
  })

  it.each([
    'dress for women over $50',
    'dress for women over 50 dollars',
    'dress over 50',
    'dress women > 50',
  ])('a number is a price and no age in “%s”', async (q) => {
    expect((await search(q)).understood).toMatchObject({ low: 50, isExact: true })
  })

  it('a number is an age of kids’ sizes where kids are meant', async () => {
    const { understood } = await search('tee for kids over 5')
    expect(understood).toMatchObject({ low: null, department: 'kids', isExact: true })
    expect(understood?.sizes).toContain('6 y')
  })
})

describe('a size of several letters', () => {
  it.each(['2xl shirt', '2XL shirt', 'shirt size 2xl', 'chemise taille 2xl'])(
    'a size is the one that the shop spells otherwise in “%s”',
    async (q) => {
      expect((await search(q)).products).toEqual((await search('xxl shirt')).products)
    },
  )

  it('a size that a shop calls 3XL is found as XXXL', async () => {
    const { id } = await shop.one<{ id: string }>(
      "select id from public.products where title ~ ' Hoodie$' and 'XL' = any (sizes_left) and status = 'live' order by id limit 1",
    )
    await shop.sql("update public.products set sizes = array_replace(sizes, 'XL', '3XL') where id = $1", [id])
    await shop.sql("update public.product_variants set quantity = 3 where product_id = $1 and size = '3XL'", [
      id,
    ])
    const { products, understood } = await search('xxxl hoodie')
    expect(understood).toMatchObject({ sizes: ['3XL'], isExact: true })
    expect(products).toEqual((await search('3xl hoodie')).products)
    expect(products).toMatchObject([{ id }])
  })

  it('a size that no product has leaves the rest of the search', async () => {
    const { total, understood } = await search('5xl hoodie')
    expect(total).toBe((await search('hoodie')).total)
    expect(understood).toMatchObject({ kinds: ['hoodies'], sizes: [], isExact: false })
  })
})

describe('a word that is not wanted', () => {
  const colors = (q: string) =>
    answer(
      shop.clients.anon.rpc('list_products', { p_filter: { q }, p_limit: 100 }),
      v.looseObject({ products: v.array(v.looseObject({ id: v.string() })), total: v.number() }),
    ).then(async ({ products, total }) => ({
      total,
      colors: (
        await shop.sql<{ color: string }>(
          'select distinct unnest(colors) as color from public.products where id = any ($1)',
          [products.map(({ id }) => id)],
        )
      ).map(({ color }) => color),
    }))

  it.each([
    'dress -red',
    '-red dress',
    'dress not red',
    'dress not in red',
    'dress without red',
    'robe sans rouge',
    'robe pas rouge',
    'فستان بدون أحمر',
    'فستان غير احمر',
  ])('a colour that is not wanted leaves the others, and is told: “%s”', async (q) => {
    const [others, all, red] = [await colors(q), await search('dress'), await search('red dress')]
    expect((await search(q)).understood).toMatchObject({ leftOut: ['red'], notSought: [], isExact: true })
    expect(others.total).toBe(all.total - red.total)
    expect(others.colors).not.toContain('Red')
    expect(others.colors).toContain('Green')
  })

  it('a colour that is not wanted goes with the department, and “or” with another one', async () => {
    expect((await colors('women not black')).colors).not.toContain('Black')
    const { colors: left } = await colors('dress not red or green')
    expect(left.filter((color) => color === 'Red' || color === 'Green')).toEqual([])
  })

  it('a type that is not wanted is left out', async () => {
    const [some, all, boots] = [await search('shoes not boots'), await search('shoes'), await search('boots')]
    expect(some.total).toBe(all.total - boots.total)
    expect((await search('shoes not boots or red')).understood).toMatchObject({ leftOut: ['boots', 'red'] })
  })

  it.each([
    ['dress not floral', ['floral']],
    ['dress without long sleeves', ['long sleeves']],
    ['robe sans manches', ['manches']],
    ['dress -floral', ['floral']],
    ['dress not floral or striped', ['floral', 'striped']],
  ])(
    'any other word that is not wanted is not looked for either, which is told: “%s”',
    async (q, notSought) => {
      const [page, all] = [await search(q), await search('dress')]
      const understood = { words: [], leftOut: [], notSought }
      expect(page).toMatchObject({ total: all.total, corrected: null, understood })
    },
  )

  it('a department that is not wanted is not looked for, which is told', async () => {
    const { understood } = await search('dress not women')
    expect(understood).toMatchObject({ department: null, leftOut: [], notSought: ['women'] })
  })

  it('a word as “sans” that products are called by is looked for', async () => {
    await shop.sql(
      "update public.products set title = 'Corsage sans pareil Maxi Dress' where id = (select id from public.products where title ~ 'Maxi Dress$' and status = 'live' order by id desc limit 1)",
    )
    expect((await search('dress sans pareil')).products[0]).toMatchObject({
      title: 'Corsage sans pareil Maxi Dress',
    })
  })

  it('a hyphen between two words says nothing', async () => {
    expect(await search('dress - red')).toEqual(await search('dress red'))
    expect((await search('t -shirt')).understood).toMatchObject({ kinds: ['T-shirts'] })
  })
})

describe('a gift', () => {
  const people: Record<string, string[]> = {
    women: [
      ...['هدية لأمي', 'هدية لأم', 'هدية لزوجتي', 'هدية لأختي', 'هدية لجدتي', 'هدية لصديقتي', 'هدية لوالدتي'],
      ...[
        'cadeau copine',
        'cadeau ma mère',
        'cadeau grand-mère',
        'cadeau pour ma sœur',
        'cadeau pour une amie',
        'cadeau pour elle',
      ],
      ...['gift for grandma', 'gift for my girlfriend', 'gift for my wife', 'gift for aunt'],
      ...['hdiya l mama', 'hdiya lmama', 'hdiya l mrati', 'hdiya lkhti', 'kado sahbti'],
    ],
    men: [
      ...['هدية لأبي', 'هدية لزوجي', 'هدية لأخي', 'هدية لجدي', 'هدية لوالدي'],
      ...['cadeau copain', 'cadeau mon mari', 'cadeau grand-père', 'cadeau pour mon frère'],
      ...['gift for grandpa', 'gift for my boyfriend', 'gift for my husband', 'gift for dad'],
      ...['hdiya l baba', 'hdiya l rajli', 'hdiya lkhoya'],
    ],
    kids: [
      ...['هدية لبنتي', 'هدية لابني', 'هدية لابنتي', 'هدية لرضيع', 'هدية لطفل'],
      ...['cadeau bébé', 'cadeau ma fille', 'cadeau fils', 'cadeau naissance'],
      ...['gift for baby', 'gift for my daughter', 'gift for my son', 'gift for niece', 'newborn gift'],
      ...['hdiya l bnti', 'hdiya l weldi', 'hdiya l bibi'],
    ],
  }
  it.each(Object.entries(people).flatMap(([department, all]) => all.map((q) => [q, department])))(
    'a gift is for whom the search says: “%s”, %s',
    async (q, department) => {
      const { total, understood } = await search(q)
      expect(total).toBeGreaterThan(0)
      expect(understood).toMatchObject({ department, isExact: true })
      if (department === 'kids') {
        expect(understood?.kinds).toContain('toys')
        expect(understood?.kinds).not.toContain('perfumes')
        expect(understood?.kinds).not.toContain('belts')
      } else expect(understood?.kinds).toContain('jewelry')
    },
  )

  it.each(['gift for a friend', 'cadeau pour un ami', 'هدية لصديق', 'hdiya l sahbi', 'gift for my teacher'])(
    'a gift for a friend is any gift: “%s”',
    async (q) => {
      const [page, gifts] = [await search(q), await search('gift')]
      expect(page.total).toBe(gifts.total)
      expect(page.understood).toMatchObject({ words: [], department: null, isExact: true })
    },
  )

  it('a gift for a toddler is for kids', async () => {
    const { understood } = await search('gift for a toddler')
    expect(understood).toMatchObject({ department: 'kids' })
    expect(understood?.kinds).toContain('toys')
  })

  it('a friendship bracelet is no gift for a friend', async () => {
    const { products } = await search('friendship bracelet')
    expect(products.every(({ title }) => title.includes('Friendship'))).toBe(true)
  })
})
