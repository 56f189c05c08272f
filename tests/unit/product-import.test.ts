// Products read from files: whatever program wrote them, every product, size, picture and price comes out right, and what is wrong
// is said of the right row.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeText, kindOfFile } from '@/domain/imports/file-text'
import { gatherProducts } from '@/domain/imports/gather-products'
import { pictureProblem, readPrice, readStatus, readUnits } from '@/domain/imports/import-cells'
import { formatOf, guessMapping } from '@/domain/imports/import-fields'
import { cellKey, type ImportChoices } from '@/domain/imports/import-table'
import { plainText } from '@/domain/imports/plain-text'
import { type FileProduct, productRows } from '@/domain/imports/product-file'
import { writeAmount } from '@/domain/money/amount'
import { sizeOf } from '@/domain/product/options/size-parts'
import { csvFormat, toCsv } from '@/domain/values/csv'
import { readCsv } from '@/domain/values/read-csv'
import { productFiles as arabic } from '../../src/content/ar/admin/catalogue/product-files'
import { productFiles as english } from '../../src/content/en/admin/catalogue/product-files'
import { productFiles as french } from '../../src/content/fr/admin/catalogue/product-files'

const undecided: ImportChoices = {
  mapping: [],
  collections: {},
  otherCollection: null,
  corrections: {},
  leftOut: [],
  clearsEmpty: false,
}
const rules = { reservedSlugs: new Set(['new']), mostPictures: 40 }

function read(text: string, choices: Partial<ImportChoices> = {}) {
  const { rows, numbers, broken } = readCsv(text, 20_002)
  const [head = [], ...body] = rows
  const table = { head, rows: body, numbers: numbers.slice(1), broken }
  return gatherProducts(table, { ...undecided, mapping: guessMapping(head), ...choices }, rules)
}
const fixture = (name: string) =>
  readFileSync(join(import.meta.dirname, '../support/product-files', name), 'utf8')
const lines = (...all: string[]) => all.join('\r\n')
const problemsOf = (text: string, choices?: Partial<ImportChoices>) =>
  read(text, choices).problems.map(({ row, problem, isOut, fix }) => ({ row, problem, isOut, fix }))

describe('a Shopify export', () => {
  const file = fixture('shopify.csv')

  it('a Shopify export has every product with its sizes, colours, stock, prices and pictures', () => {
    expect(formatOf(readCsv(file, 2).rows[0] ?? [])).toBe('shopify')
    const { products } = read(file)
    expect(products).toHaveLength(2)
    expect(products[0]).toMatchObject({
      handle: 'linen-dress-asilah',
      isGiven: true,
      title: 'Linen dress Asilah',
      values: {
        description: 'Light linen, cut wide.\n• Washable at 30°\n• Made in Fès',
        price: 1299.9,
        original_price: 1549,
        status: 'live',
        vendor: 'Atelier Nour',
        product_type: 'Dresses',
        tags: ['summer', 'linen'],
        seo_title: 'Linen dress',
        seo_description: 'A light, wide dress',
      },
      collection: { name: 'Dresses' },
      variants: [
        {
          ...{
            size: 'S',
            color: 'Ecru',
            sku: 'DL-204-S-EC',
            quantity: 12,
            price: 1299.9,
            original_price: 1549,
          },
          ...{ cost: 540, barcode: '6111004219870', weight_grams: 310 },
        },
        {
          ...{
            size: 'M',
            color: 'Ecru',
            sku: 'DL-204-M-EC',
            quantity: 0,
            price: 1349.9,
            original_price: 1599,
          },
          ...{ cost: 540, barcode: '6111004219887', weight_grams: 320 },
        },
        {
          ...{ size: 'S', color: 'Terracotta', sku: 'DL-204-S-TE', quantity: 0, price: 1299.9 },
          ...{ cost: 560, barcode: '6111004219894', weight_grams: 310 },
          picture: 'https://cdn.shopify.com/s/files/1/0001/asilah-terracotta.jpg?v=1712',
        },
      ],
      rows: [2, 3, 4],
    })
    expect(products[0]?.pictures).toEqual([
      {
        src: 'https://cdn.shopify.com/s/files/1/0001/asilah-front.jpg?v=1712',
        alt: 'Asilah, from the front',
        color: null,
      },
      { src: 'https://cdn.shopify.com/s/files/1/0001/asilah-back.jpg?v=1712', alt: '', color: null },
      {
        src: 'https://cdn.shopify.com/s/files/1/0001/asilah-terracotta.jpg?v=1712',
        alt: '',
        color: 'Terracotta',
      },
    ])
  })

  it('a Shopify product without options has one variant, no discount of zero, and is the draft that it was', () => {
    const soap = read(file).products[1]
    expect(soap).toMatchObject({
      title: 'Argan soap',
      values: { price: 39, status: 'draft', description: 'A bar of 100\u00a0g' },
      variants: [{ sku: 'AS-1', quantity: 40 }],
    })
    expect(soap?.values).not.toHaveProperty('original_price')
    expect(soap?.pictures.map(({ alt }) => alt)).toEqual(['', 'In its box'])
  })

  it('stock below zero comes in as none, and is said', () => {
    expect(problemsOf(file)).toEqual([{ row: 4, problem: 'quantity-negative', isOut: false, fix: '0' }])
  })
})

describe('a WooCommerce export', () => {
  const file = fixture('woocommerce.csv')

  it('a WooCommerce export has variations with their product, at the sale price', () => {
    expect(formatOf(readCsv(file, 2).rows[0] ?? [])).toBe('woocommerce')
    const { products } = read(file)
    expect(products.map(({ title }) => title)).toEqual(['V-Neck T-Shirt', 'Beanie', 'Cap'])
    expect(products[0]).toMatchObject({
      handle: 'v-neck-t-shirt',
      isGiven: false,
      collection: { name: 'Tshirts' },
      values: { description: 'Soft cotton.\n\nWash it cold.', price: 18, original_price: 20, status: 'live' },
      variants: [
        {
          ...{ size: 'Large', color: 'Blue', sku: 'WOO-VNECK-TEE-BLUE-L', quantity: 4 },
          ...{ price: 18, original_price: 20, barcode: '6111004219870', weight_grams: 550, low_stock: 2 },
          picture: 'https://woocommercecore.mystagingwebsite.com/wp-content/uploads/2017/12/vneck-tee-2.jpg',
        },
        // A variation that leaves its size open is each of them, and weighs what its product does.
        { size: 'Large', color: 'Green', quantity: 5, price: 20, weight_grams: 500 },
        { size: 'Small', color: 'Green', quantity: 4, price: 20, weight_grams: 500 },
      ],
    })
    expect(products[0]?.pictures).toHaveLength(2)
  })

  it('what a simple product of WooCommerce lists is told of it and no choice', () => {
    const [, beanie, cap] = read(file).products
    expect(beanie).toMatchObject({
      values: { description: 'A warm hat.', price: 18, original_price: 20 },
      variants: [{ sku: 'WOO-BEANIE', quantity: 7 }],
    })
    expect(beanie?.values.details?.[0]?.name).toBe('Material')
    expect(cap?.values).toEqual({ title: 'Cap', price: 16, status: 'draft' })
  })
})

describe('a file of the shop itself', () => {
  const heads = { english: english.heads, french: french.heads, arabic: arabic.heads }

  it.each(Object.entries(heads))('the heads of an export in %s are all understood', (_, words) => {
    const columns = Object.keys(words).filter((key) => key !== 'expected')
    const named: Readonly<Record<string, string>> = words
    const mapping = guessMapping(columns.map((key) => named[key] ?? ''))
    const wanted = columns.map((key) => (key === 'counted' ? null : key))
    // The counted units take the place of the stock where that is not in the file.
    expect(mapping).toEqual(wanted)
    expect(guessMapping([words.sku, words.expected, words.counted])).toEqual(['sku', null, 'quantity'])
  })

  const word = fc.stringMatching(/^[A-Za-zéàç=+@"';,\-العربية0-9 ]{1,20}$/).map((text) => text.trim() || 'x')
  const line = fc.oneof(word, fc.constantFrom('=1+1', "'=1+1", '-2+3', '"quoted"', 'a;b,c', 'ثوب', '00123'))
  const option = fc.stringMatching(/^[A-Z][a-z0-9]{0,8}$/)
  const gtin = fc.stringMatching(/^[1-9][0-9]{11}$/).map((digits) => {
    const sum = [...digits].reduce(
      (total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3),
      0,
    )
    return `${digits}${(10 - (sum % 10)) % 10}`
  })
  const product = fc.record({
    slug: fc.stringMatching(/^[a-z]{3,8}(-[a-z0-9]{2,5}){0,2}$/).filter((slug) => slug !== 'new'),
    collection: fc.stringMatching(/^[A-Z][a-z]{2,10}$/),
    title: line.filter((text) => text.trim() === text),
    description: line.filter((text) => text.trim() === text),
    materials: fc.stringMatching(/^([1-9][0-9]% [a-z]{3,8})?$/),
    details: fc.array(
      fc.record({ name: fc.stringMatching(/^[A-Z][a-z]{1,8}$/), value: fc.stringMatching(/^[a-z]{1,9}$/) }),
      { maxLength: 3 },
    ),
    status: fc.constantFrom(english.statuses.live, english.statuses.draft, english.statuses.archived),
    publishAt: fc.constant(''),
    vendor: fc.stringMatching(/^([A-Z][a-z]{1,9})?$/),
    type: fc.stringMatching(/^([A-Z][a-z]{1,9})?$/),
    tags: fc.uniqueArray(fc.stringMatching(/^[a-z]{2,8}$/), { maxLength: 3 }),
    origin: fc.constantFrom('', 'MA', 'FR'),
    hsCode: fc.constantFrom('', '620442', '00620442'),
    seoTitle: fc.stringMatching(/^([A-Z][a-z]{1,9})?$/),
    seoDescription: fc.stringMatching(/^([A-Z][a-z]{1,9})?$/),
    sizeName: fc.constantFrom('', 'Capacity'),
    colorName: fc.constantFrom('', 'Glaze'),
    thirdName: fc.constantFrom('', 'Handle'),
    pictures: fc.array(
      fc.record({
        src: fc.stringMatching(/^[a-z]{4,9}$/).map((name) => `https://cdn.example.com/${name}.jpg`),
        alt: fc.stringMatching(/^([A-Z][a-z]{1,9})?$/),
        color: fc.constant(null),
        view: fc.constant(''),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    variants: fc.uniqueArray(
      fc.record({
        size: option,
        color: option,
        third: fc.constantFrom('Left', 'Right'),
        sku: fc.stringMatching(/^[A-Z0-9]{6,12}$/),
        quantity: fc.integer({ min: 0, max: 1_000_000 }),
        price: fc.integer({ min: 1, max: 5_000_000 }),
        reduction: fc.option(fc.integer({ min: 1, max: 4_999_900 })),
        cost: fc.option(fc.integer({ min: 0, max: 9_999_900 })),
        barcode: fc.oneof(fc.constant(''), gtin),
        weightGrams: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
        lowStock: fc.option(fc.integer({ min: 0, max: 100_000 })),
        place: fc.option(fc.nat(3)),
      }),
      { minLength: 1, maxLength: 6, selector: ({ size, color }) => `${size} ${color}`.toLowerCase() },
    ),
  })
  const exported: fc.Arbitrary<FileProduct> = product.map(({ variants, ...same }) => ({
    ...same,
    variants: variants.map(({ reduction, place, third, ...variant }) => ({
      ...variant,
      size: same.thirdName === '' || variant.size === '' ? variant.size : sizeOf(variant.size, third),
      originalPrice: reduction === null ? null : variant.price + reduction,
      picture: place === null ? '' : (same.pictures[place]?.src ?? ''),
    })),
  }))

  const minor = (amount: number | null | undefined) =>
    amount === undefined || amount === null ? null : Math.round(amount * 100)

  it('whatever is exported comes back as it was, with commas or semicolons', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(exported, { minLength: 1, maxLength: 5, selector: ({ slug }) => slug }),
        fc.constantFrom('en-US', 'fr-FR'),
        (products, locale) => {
          const skus = products.flatMap(({ variants }) => variants.map(({ sku }) => sku))
          fc.pre(new Set(skus).size === skus.length)
          const back = read(toCsv(productRows(products, 'all', english.heads), csvFormat(locale)))
          expect(back.problems).toEqual([])
          expect(
            back.products.map(({ handle, values, collection, variants, pictures }) => ({
              ...{ slug: handle, title: values.title, description: values.description },
              ...{ price: minor(values.price), collection },
              variants: variants.map((variant) => ({
                ...{ size: variant.size, color: variant.color, sku: variant.sku, quantity: variant.quantity },
                ...{ price: minor(variant.price), originalPrice: minor(variant.original_price) },
                ...{ cost: minor(variant.cost), barcode: variant.barcode ?? '' },
                ...{ weightGrams: variant.weight_grams ?? null, lowStock: variant.low_stock ?? null },
                picture: variant.picture ?? '',
              })),
              ...{ details: values.details ?? [], materials: values.materials ?? '' },
              ...{ vendor: values.vendor ?? '', type: values.product_type ?? '', tags: values.tags ?? [] },
              ...{ origin: values.origin_country ?? '', hsCode: values.hs_code ?? '' },
              ...{ seoTitle: values.seo_title ?? '', seoDescription: values.seo_description ?? '' },
              ...{ sizeName: values.size_name ?? '', colorName: values.color_name ?? '' },
              thirdName: values.third_name ?? '',
              status: values.status && english.statuses[values.status],
              pictures: pictures.map(({ src, alt }) => ({ src, alt })),
            })),
          ).toEqual(
            products.map(({ collection, title, pictures, publishAt: _, ...same }) => ({
              ...same,
              price: Math.min(...same.variants.map(({ price }) => price)),
              title: title.replaceAll(/\s+/g, ' '),
              collection: { name: collection },
              pictures: [...new Map(pictures.map(({ src, alt }) => [src, { src, alt }])).keys()].map(
                (src) => ({
                  src,
                  alt: pictures.find((each) => each.src === src)?.alt ?? '',
                }),
              ),
            })),
          )
        },
      ),
      { numRuns: 300 },
    )
  })

  it('the three options of Shopify’s files are size, color and a third one, under their own names', () => {
    const { products, problems } = read(
      lines(
        'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,Variant SKU,Variant Price',
        'cup,Cup,Capacity,30 cl,Glaze,Azure,Handle,Left / top,CUP-1,20',
        'cup,,,50 cl,,Azure,,Right,CUP-2,24',
      ),
    )
    expect(problems).toEqual([])
    expect(products).toMatchObject([
      {
        values: { size_name: 'Capacity', color_name: 'Glaze', third_name: 'Handle' },
        variants: [
          { sku: 'CUP-1', size: '30 cl / Left/top', color: 'Azure' },
          { sku: 'CUP-2', size: '50 cl / Right', color: 'Azure' },
        ],
      },
    ])
  })

  it('size and color find their places among three options, and keep their own words', () => {
    const { products, problems } = read(
      lines(
        'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,Variant SKU,Variant Price',
        'jeans,Jeans,Length,Long,Couleur,Ink,Taille,40,JE-1,60',
      ),
    )
    expect(problems).toEqual([])
    expect(products).toMatchObject([
      { values: { third_name: 'Length' }, variants: [{ size: '40 / Long', color: 'Ink' }] },
    ])
    expect(products[0]?.values).not.toHaveProperty('size_name')
    expect(products[0]?.values).not.toHaveProperty('color_name')
  })

  it('the attributes of WooCommerce’s files are three options', () => {
    const { products, problems } = read(
      lines(
        'Type,SKU,Name,Regular price,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s),Attribute 3 name,Attribute 3 value(s)',
        'variable,CUP,Cup,,,Capacity,"30 cl, 50 cl",Glaze,Azure,Handle,"Left, Right"',
        'variation,CUP-1,,20,CUP,Capacity,30 cl,Glaze,Azure,Handle,Left',
        'variation,CUP-2,,20,CUP,Capacity,50 cl,Glaze,Azure,Handle,',
      ),
    )
    expect(problems).toEqual([])
    expect(products).toMatchObject([
      {
        values: { size_name: 'Capacity', color_name: 'Glaze', third_name: 'Handle' },
        variants: [{ size: '30 cl / Left' }, { size: '50 cl / Left' }, { size: '50 cl / Right' }],
      },
    ])
  })

  it('a file of stock and prices changes those alone, found by the SKUs', () => {
    const { products, problems } = read(
      lines('SKU;Price;Stock', 'DL-204-S;1.299,90;4', '"=""00123""";49,5;0'),
    )
    expect(problems).toEqual([])
    expect(products.map(({ handle, values, variants }) => ({ handle, values, variants }))).toEqual([
      { handle: '', values: { price: 1299.9 }, variants: [{ sku: 'DL-204-S', quantity: 4, price: 1299.9 }] },
      { handle: '', values: { price: 49.5 }, variants: [{ sku: '00123', quantity: 0, price: 49.5 }] },
    ])
  })
})

describe('what is in a file', () => {
  const bytes = (...parts: (string | number[])[]) =>
    new Uint8Array(parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part)] : part)))
  const utf16 = (text: string, mark: boolean) =>
    new Uint8Array(Buffer.from((mark ? '\ufeff' : '') + text, 'utf16le'))

  it.each([
    ['UTF-8 with its mark', bytes([0xef, 0xbb, 0xbf], 'Désignation;Prix'), 'utf-8', 'Désignation;Prix'],
    ['UTF-16 with its mark', utf16('Désignation;Prix', true), 'utf-16le', 'Désignation;Prix'],
    ['UTF-16 without a mark', utf16('Désignation;Prix;Stock', false), 'utf-16le', 'Désignation;Prix;Stock'],
    [
      'Windows-1252',
      new Uint8Array(Buffer.from('D\xe9signation;Pr\xeat', 'latin1')),
      'windows-1252',
      'Désignation;Prêt',
    ],
    [
      'Windows-1256',
      new Uint8Array(Buffer.from('\xc7\xe1\xd3\xda\xd1;\xc7\xe1\xe3\xce\xd2\xe6\xe4', 'latin1')),
      'windows-1256',
      'السعر;المخزون',
    ],
  ])('the text of a file in %s is read', (_, file, encoding, text) => {
    expect(kindOfFile(file)).toBe('text')
    expect(decodeText(file)).toEqual({ text, encoding })
  })

  it.each([
    ['a ZIP named .csv', bytes('PK', [3, 4], 'photo.jpg'), 'archive'],
    ['a workbook named .csv', bytes('PK', [3, 4], 'xl/workbook.xml'), 'spreadsheet'],
    ['an old workbook', bytes([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'old-spreadsheet'],
    ['a picture', bytes([0x89], 'PNG', [13, 10, 26, 10, 0, 0, 0, 13]), 'other'],
    ['a PDF', bytes('%PDF-1.7'), 'other'],
  ])('%s is seen for what it is', (_, file, kind) => {
    expect(kindOfFile(file)).toBe(kind)
  })

  it('heads in French and Arabic, tabs, and a line that names the separator are understood', () => {
    expect(
      guessMapping([
        'Désignation',
        'Réf',
        'Prix TTC',
        'Prix barré',
        'Couleur',
        'Taille',
        'Stock',
        'Catégorie',
        'Photo',
      ]),
    ).toEqual([
      'title',
      'sku',
      'price',
      'originalPrice',
      'color',
      'size',
      'quantity',
      'collection',
      'picture',
    ])
    expect(guessMapping(['اسم المنتج', 'السعر', 'الكمية', 'اللون', 'المقاس'])).toEqual([
      ...['title', 'price', 'quantity', 'color', 'size'],
    ])
    expect(read(lines('Title\tPrice', 'Bowl\t12.50')).products[0]?.values.price).toBe(12.5)
    expect(read(lines('sep=;', 'Title;Price', 'Bowl;12,50')).products[0]?.values.price).toBe(12.5)
  })

  it.each(['Qté', 'Qté en stock', 'Stock dispo', 'Stock dispo.', 'Quantité en stock', 'الكمية المتوفرة'])(
    'the column %s has the stock',
    (head) => expect(guessMapping(['Nom', head])).toEqual(['title', 'quantity']),
  )

  it('a column of capacities is a size that is called so', () => {
    const { products } = read(
      lines('Nom;Prix;Contenance (L);Stock dispo', 'Cruche;80;0,5 l, 1 l;6', 'Plat;90;;2'),
    )
    expect(products.map(({ values, variants }) => [values.size_name, variants])).toEqual([
      [
        'Contenance',
        [
          { size: '0,5 l', quantity: 3, price: 80 },
          { size: '1 l', quantity: 3, price: 80 },
        ],
      ],
      [undefined, [{ quantity: 2, price: 90 }]],
    ])
    const named = read(lines('Nom;Prix;Contenance;La taille s’appelle', 'Cruche;80;1 l;Volume'))
    expect(named.products[0]?.values.size_name).toBe('Volume')
    expect(read(lines('Nom;Prix;Taille', 'Robe;80;S')).products[0]?.values.size_name).toBeUndefined()
  })

  it('quotes in quotes, line ends in cells and rows that belong together make one product', () => {
    const { products, problems } = read(
      lines(
        'Titre;Description;Prix;Taille;Stock',
        '"Robe ""Asilah""";"Ligne 1',
        'Ligne 2";1.299,90;S;3',
        '"Robe ""Asilah""";;;M;4',
        ';;;L;5',
      ),
    )
    expect(problems).toEqual([])
    expect(products).toHaveLength(1)
    expect(products[0]).toMatchObject({
      title: 'Robe "Asilah"',
      values: { description: 'Ligne 1\nLigne 2' },
      variants: [
        { size: 'S', quantity: 3 },
        { size: 'M', quantity: 4 },
        { size: 'L', quantity: 5 },
      ],
    })
  })

  it('a list of sizes in one cell is as many sizes, and shares the stock', () => {
    expect(read(lines('Title,Price,Sizes,Stock', 'Bowl,12,"S, M, L",7')).products[0]?.variants).toEqual([
      { size: 'S', quantity: 3, price: 12 },
      { size: 'M', quantity: 2, price: 12 },
      { size: 'L', quantity: 2, price: 12 },
    ])
  })

  it('twenty thousand rows with one broken quote lose that row alone, within seconds', () => {
    const rows = Array.from({ length: 20_000 }, (_, n) => `Bowl ${n},${n + 1}.00,SKU-${n}`)
    rows[10_000] = 'Bowl "10000,5.00,SKU-X'
    rows[10_001] = '"Bowl 10001,6.00,SKU-Y'
    const begun = performance.now()
    const { products, problems } = read(lines('Title,Price,SKU', ...rows))
    expect(performance.now() - begun).toBeLessThan(20_000)
    expect(problems.map(({ row, problem }) => ({ row, problem }))).toEqual([
      { row: 10_003, problem: 'quote' },
    ])
    expect(products).toHaveLength(19_999)
  })
})

describe('ten broken files', () => {
  it.each([
    ['a quote that is not closed', lines('Title,Price', '"Bowl,12', 'Cup,9'), 2, 'quote', null],
    ['a comma without quotes', lines('Title,Price,SKU', 'Bowl, blue,12,B-1'), 2, 'cells', null],
    ['no title', lines('Title,Price,Stock', ',12,3'), 2, 'title-missing', null],
    ['a letter in a price', lines('Titre;Prix', 'Bol;1.299,9O', 'Tasse;9,50'), 2, 'price', '1.299,90'],
    ['words for a price', lines('Title,Price', 'Bowl,on request'), 2, 'price', null],
    ['a price of nothing', lines('Title,Price', 'Bowl,0.00'), 2, 'range', null],
    ['one SKU twice', lines('Title,Price,SKU', 'Bowl,12,B-1', 'Cup,9,b-1'), 3, 'sku-twice', null],
    ['one size twice', lines('Title,Price,Size', 'Bowl,12,S', 'Bowl,12,s'), 3, 'option-twice', null],
    ['a SKU with other signs', lines('Title,Price,SKU', 'Bowl,12,B#1'), 2, 'sku-shape', 'B-1'],
    [
      'a title that is too long',
      lines('Title,Price', `${'x'.repeat(130)},12`),
      2,
      'title-long',
      'x'.repeat(120),
    ],
  ] as const)('a file with %s says so of the row, which stays out', (_, text, row, problem, fix) => {
    expect(problemsOf(text)).toEqual([{ row, problem, isOut: true, fix }])
  })

  it.each([
    [
      'a picture with a blank',
      'https://cdn.example.com/a b.jpg',
      'picture-blank',
      'https://cdn.example.com/a%20b.jpg',
    ],
    [
      'a picture without encryption',
      'http://cdn.example.com/a.jpg',
      'picture-http',
      'https://cdn.example.com/a.jpg',
    ],
    ['a picture in the own network', 'https://192.168.1.1/a.jpg', 'picture-own-network', null],
    ['a picture that is none', 'ftp://example.com/a.jpg', 'picture-address', null],
  ])('a row with %s comes in without it, and is said', (_, address, problem, fix) => {
    const text = lines('Title,Price,Picture', `Bowl,12,"${address}"`)
    expect(problemsOf(text)).toEqual([{ row: 2, problem, isOut: false, fix }])
    expect(read(text).products[0]?.pictures).toEqual([])
  })

  it('a suggestion that is taken puts the cell right, and a row that is left out is not there', () => {
    const text = lines('Titre;Prix', 'Bol;1.299,9O', 'Tasse;9,50')
    const { products, problems } = read(text, { corrections: { [cellKey(2, 1)]: '1.299,90' }, leftOut: [3] })
    expect(problems).toEqual([])
    expect(products.map(({ title, values }) => [title, values.price])).toEqual([['Bol', 1299.9]])
  })
})

describe('cells', () => {
  it.each([
    ['1.299,90', ',', 129_990],
    ['1,299.90', '.', 129_990],
    ['1 299,9 DH', ',', 129_990],
    ['٢٤٠٫٥٠', ',', 24_050],
    ['12.9', '.', 1290],
    ['12', null, 1200],
    ['1.290', '.', 129],
    ['1.290', ',', 129_000],
    ['12.1000000000000001', '.', 1210],
  ] as const)('the price %s with the decimal sign %s is exact', (cell, sign, amount) => {
    expect(readPrice(cell, sign)).toMatchObject({ amount })
  })

  it('what may be two amounts is said, and more than two decimals are no price', () => {
    expect(readPrice('1.290', null)).toEqual({ amount: 129_000, isUnsure: true })
    expect(readPrice('12.345', '.')).toEqual({ problem: 'decimals', fix: '12.35' })
  })

  it('what a decimal sign is, the file says and no correction: one in another notation changes no other price', () => {
    const file = lines(
      'Handle,Title,Price',
      ...['12.50', '12.345', '13.345', '1.290'].map((price, n) => `bowl-${n},Bowl ${n},${price}`),
    )
    const corrections = { [cellKey(3, 2)]: '12,35', [cellKey(4, 2)]: '13,35' }
    const { products, problems } = read(file, { corrections })
    expect(problems).toEqual([])
    expect(products.map(({ values }) => values.price)).toEqual([12.5, 12.35, 13.35, 1.29])
  })

  it('a price that is proposed is read as that one, with a point and with a comma in a column of either', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_900 }), fc.constantFrom('.', ',', null), (amount, sign) => {
        const proposed = writeAmount(amount)
        for (const cell of [proposed, proposed.replace('.', ',')])
          expect(readPrice(cell, sign)).toEqual({ amount, isUnsure: false })
      }),
    )
  })

  it.each([
    ['12', 12],
    ['12.0', 12],
    ['1 200', 1200],
    ['-2', -2],
    ['1.5', null],
    ['many', null],
  ])('the units %s are %s', (cell, units) => {
    expect(readUnits(cell)).toBe(units)
  })

  it.each([
    ['active', 'live'],
    ['TRUE', 'live'],
    ['En vente', 'live'],
    ['Brouillon', 'draft'],
    ['-1', 'draft'],
    ['مسودة', 'draft'],
    ['archived', 'archived'],
    ['?', null],
  ])('the state %s is %s', (cell, status) => {
    expect(readStatus(cell)).toBe(status)
  })

  it.each([
    'https://localhost/a.jpg',
    'https://127.0.0.1/a.jpg',
    'https://2130706433/a.jpg',
    'https://0x7f000001/a.jpg',
    'https://[::1]/a.jpg',
    'https://169.254.169.254/latest/meta-data/a.jpg',
    'https://metadata.google.internal/a.jpg',
    'https://router.local/a.jpg',
    'https://intranet/a.jpg',
    'https://8.8.8.8/a.jpg',
    'https://cdn.example.com:8443/a.jpg',
    'https://user:secret@cdn.example.com/a.jpg',
  ])('the picture address %s is refused', (address) => {
    expect(pictureProblem(address)).toEqual({ problem: 'picture-own-network', fix: null })
  })

  it.each([
    'javascript:alert(1)',
    'data:image/png;base64,AA',
    'file:///etc/passwd',
    '//evil.example/a.jpg',
    'https://x',
  ])('the picture address %s is none', (address) => {
    expect(pictureProblem(address)?.problem).toBe('picture-address')
  })

  it.each(['https://cdn.example.com/a.jpg?v=1', '/storage/v1/object/public/product-images/a.webp'])(
    'the picture address %s may be named',
    (address) => {
      expect(pictureProblem(address)).toBeNull()
    },
  )
})

describe('a description', () => {
  it.each([
    ['<p>One</p><p>Two</p>', 'One\n\nTwo'],
    ['One<br>Two', 'One\nTwo'],
    ['<ul><li>a</li><li>b</li></ul>', '• a\n• b'],
    ['<table><tr><td>Fabric</td><td>Linen</td></tr></table>', 'Fabric: Linen'],
    ['&lt;b&gt; &amp;amp; &#233; &#x1F600; &eacute;', '<b> &amp; é 😀 é'],
    ['<script>alert(1)</script>Text<style>p{}</style>', 'Text'],
    ['<img src=x onerror=alert(1)>Text', 'Text'],
    ['a < b and c > d', 'a < b and c > d'],
    ['Line 1\nLine 2', 'Line 1\nLine 2'],
  ])('the markup %s is text', (html, text) => {
    expect(plainText(html)).toBe(text)
  })
})
