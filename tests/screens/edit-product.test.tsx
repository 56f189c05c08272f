import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { adminPaths } from '@/config/admin-paths'
import { admin } from '@/content/admin/admin'
import { adminProductEdit as words } from '@/content/admin/catalogue/product-edit'
import { adminProducts } from '@/content/admin/catalogue/products'
import { productWords } from '@/content/product/product'
import { common } from '@/content/shared/common'
import { previewWords } from '@/content/shared/preview'
import { deleteProductImages } from '@/data/storage/product-images'
import {
  asOwner,
  newMark,
  type OwnProduct,
  ownProduct,
  pictureFile,
  savedProduct,
  withUploads,
} from '../support/owner-products'
import { expectRecovery, network, openPage, placeOrder, signedIn, troubles } from '../support/screen'

const { form, problems } = adminProducts
const edited = /\/rpc\/edit_product/
const save = /\/rpc\/save_product/
const { pictures: gallery, stock: grid, conflict, options } = words

async function open({ id, title }: OwnProduct) {
  const opened = openPage(`${adminPaths.products}/${id}`)
  await screen.findByRole('heading', { level: 1, name: title })
  const cell = (size: string, color: string) => screen.getByRole('textbox', { name: grid.cell(size, color) })
  const type = async (label: string, text: string) => {
    const field = screen.getByLabelText(new RegExp(`^${label}(${form.optional})?$`), {
      selector: 'input, textarea',
    })
    await opened.user.clear(field)
    await opened.user.type(field, text)
  }
  return {
    ...opened,
    cell,
    type,
    press: (name: string) => opened.user.click(screen.getByRole('button', { name })),
  }
}
const stockOf = async (id: string) =>
  Object.fromEntries(
    (
      await asOwner<{ size: string; color: string; quantity: number }[]>(
        `product_variants?product_id=eq.${id}&select=size,color,quantity`,
      )
    ).map(({ size, color, quantity }) => [grid.cell(size, color), quantity]),
  )

describe('the product editor', () => {
  it('the product editor says when the product does not exist', async () => {
    await signedIn('owner')
    openPage(`${adminPaths.products}/93141487-5a44-47c9-8958-4b5719107598`)
    await screen.findByRole('heading', { level: 1, name: words.missing.title })
  })

  it.each(troubles)('the product editor says what is wrong (%s) and recovers', async (trouble, { text }) => {
    const product = await ownProduct(newMark())
    network.trouble(edited, trouble)
    const opened = openPage(`${adminPaths.products}/${product.id}`)
    await expectRecovery(opened, {
      words: { title: words.error, text },
      request: edited,
      recovered: () => screen.findByRole('heading', { level: 1, name: product.title }),
    })
  })

  it('the product editor saves texts, prices and stock with the keyboard', async () => {
    const product = await ownProduct(newMark())
    const { user, cell, type } = await open(product)
    await type(form.fields.title, 'Linen dress for Sundays')
    await type(form.fields.originalPrice, '40')
    await type(form.fields.details, 'Fabric: Linen')
    await user.click(cell('S', 'Pink'))
    await user.keyboard('+5{ArrowRight}-3{ArrowDown}0{ArrowLeft}7{Escape}')
    expect(cell('S', 'Blue')).toHaveValue('10')
    await user.keyboard('x')
    expect(cell('S', 'Blue')).toBeInvalid()
    await user.keyboard('{Escape}')
    expect(screen.getByText(words.changes(6))).toBeInTheDocument()
    await user.keyboard('{Control>}s{/Control}')
    await screen.findByText(words.saved)
    expect(await savedProduct(product.id)).toMatchObject({
      title: 'Linen dress for Sundays',
      original_price: '40.00',
      discount: 50,
      details: [{ name: 'Fabric', value: 'Linen' }],
      quantity: 32,
    })
    expect(await stockOf(product.id)).toEqual({ 'Pink S': 15, 'Pink M': 7, 'Blue S': 10, 'Blue M': 0 })
    expect(screen.queryByText(words.changes(1))).not.toBeInTheDocument()
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Linen dress for Sundays')
  })

  it('the product editor saves maker, tags, origin and what search engines read', async () => {
    const product = await ownProduct(newMark())
    const { user, type, press } = await open(product)
    await type(form.fields.vendor, 'Atelier Safi')
    await type(form.fields.tags, 'gift, linen')
    await type(form.fields.hsCode, '6204.44')
    await type(form.fields.seoTitle, 'Linen from Safi')
    await user.selectOptions(
      screen.getByRole('combobox', { name: new RegExp(form.fields.originCountry) }),
      'MA',
    )
    await press(words.save)
    await screen.findByText(words.saved)
    expect(await savedProduct(product.id)).toMatchObject({
      ...{ vendor: 'Atelier Safi', tags: ['gift', 'linen'], hs_code: '620444', origin_country: 'MA' },
      ...{ seo_title: 'Linen from Safi', seo_description: '' },
    })
  })

  it('the product editor saves materials, counts them, and says when they are too long', async () => {
    const product = await ownProduct(newMark(), { materials: 'x'.repeat(299) })
    const { user, type, press } = await open(product)
    const field = screen.getByLabelText(form.fields.materials, { exact: false })
    expect(field).toHaveAccessibleDescription(form.materialsHint(299))
    await user.type(field, 'yz')
    await press(words.save)
    expect(field).toHaveAccessibleDescription(`${form.materialsHint(301)} ${problems['materials-length']}`)
    await type(form.fields.materials, '100% linen')
    await press(words.save)
    await screen.findByText(words.saved)
    expect(await savedProduct(product.id, 'materials')).toEqual({ materials: '100% linen' })
  })

  it('the product editor saves a price that was typed with a comma', async () => {
    const product = await ownProduct(newMark())
    const { type, press } = await open(product)
    await type(form.fields.price, '29,99')
    await press(words.save)
    await screen.findByText(words.saved)
    expect(await savedProduct(product.id, 'price')).toEqual({ price: 29.99 })
  })

  it('the product editor keeps what is no number in a stock cell, and saves nothing until it is corrected', async () => {
    const product = await ownProduct(newMark())
    const { user, cell, press } = await open(product)
    await user.click(cell('S', 'Pink'))
    await user.keyboard('1.5{Tab}')
    expect(cell('S', 'Pink')).toHaveValue('1.5')
    expect(cell('S', 'Pink')).toBeInvalid()
    expect(screen.getByRole('alert')).toHaveTextContent(grid.invalid)
    network.forget()
    await press(words.save)
    await screen.findByText(grid.unfinished)
    expect(network.asked(save)).toBe(0)
    await user.clear(cell('S', 'Pink'))
    await user.type(cell('S', 'Pink'), '15{Tab}')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await press(words.save)
    await screen.findByText(words.saved)
    expect((await stockOf(product.id))['Pink S']).toBe(15)
  })

  it('the product editor sets the stock of a whole size or color', async () => {
    const product = await ownProduct(newMark())
    const { user, cell } = await open(product)
    await user.click(screen.getByRole('button', { name: 'M' }))
    await user.keyboard('3{Enter}')
    expect(cell('M', 'Pink')).toHaveValue('3')
    expect(cell('M', 'Blue')).toHaveValue('3')
    await user.click(screen.getByRole('button', { name: /^Blue/ }))
    await user.keyboard('many{Enter}')
    expect(screen.getByRole('textbox', { name: grid.setAll('Blue') })).toBeInvalid()
    await user.keyboard('{Escape}')
    expect(cell('S', 'Blue')).toHaveValue('10')
  })

  it('the product editor calls sizes and colors as the product calls them', async () => {
    const product = await ownProduct(newMark())
    const { user, type } = await open(product)
    expect(screen.getByRole('table', { name: `${grid.title} ${grid.by('', '', '')}` })).toBeInTheDocument()
    await type(form.fields.sizeName, 'Capacity')
    await type(form.fields.colorName, 'Glaze')
    expect(
      screen.getByRole('table', { name: `${grid.title} ${grid.by('Capacity', '', 'Glaze')}` }),
    ).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: gallery.open(1, 1, 'The front') }))
    expect(screen.getByLabelText(gallery.color('Glaze'))).toBeInTheDocument()
  })

  it('the product editor names the options first, in the order of the product page, then their values', async () => {
    await open(
      await ownProduct(newMark(), {
        ...{ size_name: 'Capacity', color_name: 'Glaze', third_name: 'Handle' },
        ...{ sizes: ['30 cl / Left', '30 cl / Right'], colors: ['Azure'] },
      }),
    )
    const names = (['colorName', 'sizeName', 'thirdName'] as const).map((name) =>
      screen.getByLabelText(new RegExp(`^${form.fields[name]}`)),
    )
    const values = ['Glaze', 'Capacity', 'Handle'].map((name) => screen.getByRole('group', { name }))
    const all: Element[] = [...names, ...values]
    const inPage = [...document.querySelectorAll('input, fieldset')].filter((each) => all.includes(each))
    expect(inPage).toEqual(all)
  })

  it('the product editor follows the sizes and colors, and warns about removed stock', async () => {
    const product = await ownProduct(newMark())
    const { user, cell } = await open(product)
    await user.click(screen.getByRole('button', { name: options.remove('S') }))
    await user.type(screen.getByRole('textbox', { name: options.add.sizes }), 'L{Enter}')
    expect(screen.getByText(grid.lost(20))).toBeInTheDocument()
    await user.click(cell('L', 'Pink'))
    await user.keyboard('4')
    await user.keyboard('{Control>}s{/Control}')
    await screen.findByText(words.saved)
    expect(await stockOf(product.id)).toEqual({ 'Pink M': 10, 'Pink L': 4, 'Blue M': 10, 'Blue L': 0 })
  })

  const renameTo = async (user: ReturnType<typeof openPage>['user'], from: string, to: string) => {
    const field = screen.getByRole('textbox', { name: options.name.colors(from) })
    await user.clear(field)
    await user.type(field, to)
  }

  it('the product editor renames a color with its stock, also in a cell that was typed into', async () => {
    const product = await ownProduct(newMark())
    const { user, cell, press } = await open(product)
    await user.click(cell('S', 'Blue'))
    await user.keyboard('12')
    await renameTo(user, 'Blue', 'Navy{Enter}')
    expect(cell('S', 'Navy')).toHaveValue('12')
    expect(screen.queryByText(/^Removing/)).not.toBeInTheDocument()
    await press(words.save)
    await screen.findByText(words.saved)
    expect(await stockOf(product.id)).toEqual({ 'Pink S': 10, 'Pink M': 10, 'Navy S': 12, 'Navy M': 10 })
    expect(screen.queryByText(words.changes(1))).not.toBeInTheDocument()
  })

  it('the product editor exchanges two colors', async () => {
    const product = await ownProduct(newMark())
    const { user, cell, press } = await open(product)
    await user.click(cell('S', 'Blue'))
    await user.keyboard('3{Enter}')
    await renameTo(user, 'Blue', 'Other{Enter}')
    await renameTo(user, 'Pink', 'Blue{Enter}')
    await renameTo(user, 'Other', 'Pink')
    await press(words.save)
    await screen.findByText(words.saved)
    expect(await stockOf(product.id)).toEqual({ 'Blue S': 10, 'Blue M': 10, 'Pink S': 3, 'Pink M': 10 })
  })

  it('the product editor says that two colors become one, and adds up their stock', async () => {
    const product = await ownProduct(newMark())
    const { user, cell, press } = await open(product)
    await renameTo(user, 'Blue', ' pink{Enter}')
    expect(screen.getByText(options.joined(['Pink', 'Blue'], 'Pink'))).toBeInTheDocument()
    expect(cell('S', 'Pink')).toHaveValue('20')
    await press(words.save)
    await screen.findByText(words.saved)
    expect(await stockOf(product.id)).toEqual({ 'Pink S': 20, 'Pink M': 20 })
  })

  it('the product editor keeps a rename when a piece is sold before it is saved', async () => {
    const product = await ownProduct(newMark())
    const { user, press } = await open(product)
    await renameTo(user, 'Blue', 'Navy{Enter}')
    await asOwner(`product_variants?product_id=eq.${product.id}&color=eq.Blue&size=eq.S`, 'PATCH', {
      quantity: 9,
    })
    await press(words.save)
    await screen.findByText(words.saved)
    expect(await stockOf(product.id)).toEqual({ 'Pink S': 10, 'Pink M': 10, 'Navy S': 9, 'Navy M': 10 })
  })

  it('the product editor saves a product whose only picture is its main one', async () => {
    const product = await ownProduct(newMark())
    await asOwner(`products?id=eq.${product.id}`, 'PATCH', { images: [] })
    const { type, press } = await open(product)
    await type(form.fields.price, '21')
    await press(words.save)
    await screen.findByText(words.saved)
    expect(await savedProduct(product.id)).toMatchObject({ price: '21.00' })
  })

  it('the product editor names the invalid fields and saves nothing', async () => {
    const product = await ownProduct(newMark())
    const { type, press } = await open(product)
    await type(form.fields.originalPrice, '5')
    await type(form.fields.details, 'Linen')
    network.forget()
    await press(words.save)
    expect(screen.getByText(problems['original-below-price'])).toBeInTheDocument()
    expect(screen.getByText(problems.details)).toBeInTheDocument()
    expect(screen.getByLabelText(form.fields.details, { exact: false })).toHaveFocus()
    expect(network.asked(save)).toBe(0)
  })

  it.each([
    ['offline', words.notSaved.offline],
    [500, words.notSaved.fallback],
    [{ status: 400, message: 'INVALID_INPUT', details: null }, words.notSaved.invalid],
    [{ status: 404, message: 'NOT_FOUND', details: null }, words.notSaved.gone],
    [{ status: 409, message: 'ABOVE_LOWEST_PRICE', details: { lowest: 18 } }, words.aboveLowest('$18.00')],
  ] as const)(
    'the product editor loses nothing when the product is not saved (%j)',
    async (trouble, text) => {
      const product = await ownProduct(newMark())
      const { user, cell, type, press } = await open(product)
      await type(form.fields.price, '23')
      await user.click(cell('S', 'Pink'))
      await user.keyboard('4{Enter}')
      network.trouble(save, trouble)
      await press(words.save)
      await screen.findByText(text)
      expect(cell('S', 'Pink')).toHaveValue('4')
      network.restore()
      await press(words.save)
      await screen.findByText(words.saved)
      expect(await savedProduct(product.id, 'price,quantity')).toEqual({ price: '23.00', quantity: 34 })
    },
  )

  it('the product editor stores edits in this browser, and restores or discards them', async () => {
    const product = await ownProduct(newMark())
    const first = await open(product)
    await first.type(form.fields.title, 'Half a title')
    first.unmount()
    const second = await open(product)
    await second.press(words.stored.restore)
    expect(screen.getByLabelText(form.fields.title)).toHaveValue('Half a title')
    await second.press(words.discard)
    expect(screen.getByLabelText(form.fields.title)).toHaveValue(product.title)
    await second.user.click(await screen.findByRole('button', { name: admin.undo }))
    expect(screen.getByLabelText(form.fields.title)).toHaveValue('Half a title')
    second.unmount()
    const third = await open(product)
    await third.press(words.stored.discard)
    third.unmount()
    await open(product)
    expect(screen.queryByText(words.stored.title, { exact: false })).not.toBeInTheDocument()
  })

  it('the product editor asks about conflicting changes, and merges the rest', async () => {
    const product = await ownProduct(newMark())
    const { user, cell, type, press } = await open(product)
    await type(form.fields.title, 'Mine')
    await type(form.fields.price, '25')
    await user.click(cell('S', 'Pink'))
    await user.keyboard('+10{Enter}')
    await asOwner('rpc/save_product', 'POST', {
      p_id: product.id,
      p_changes: {
        title: { seen: product.title, to: 'Theirs' },
        description: { seen: (await savedProduct(product.id)).description, to: 'Their words.' },
      },
      p_stock: [
        { size: 'S', color: 'Pink', seen: 10, to: 7 },
        { size: 'M', color: 'Blue', seen: 10, to: 2 },
      ],
    })
    await press(words.save)
    const panel = within(await screen.findByRole('region', { name: conflict.title(2) }))
    expect(cell('M', 'Blue')).toHaveValue('2')
    expect(screen.getByLabelText(form.fields.description, { selector: '[name=description]' })).toHaveValue(
      'Their words.',
    )
    await press(words.save)
    await screen.findByText(words.decide)
    await user.click(panel.getByRole('button', { name: conflict.difference(17, '+10') }))
    await user.click(
      screen.getByRole('button', { name: conflict.of(conflict.keep('Mine'), form.fields.title) }),
    )
    expect(screen.queryByRole('region', { name: conflict.title(1) })).not.toBeInTheDocument()
    await press(words.save)
    await screen.findByText(words.saved)
    expect(await savedProduct(product.id)).toMatchObject({
      title: 'Mine',
      price: '25.00',
      description: 'Their words.',
      quantity: 39,
    })
  })
})

describe('the pictures of a product', () => {
  const tiles = () => screen.getAllByRole('button', { name: /^Picture \d/ })

  it('a product’s pictures are described by the new title where the former one described them', async () => {
    const mark = newMark()
    const product = await ownProduct(mark, {
      images: [
        { src: '/favicon.svg', alt: `${mark} dress`, color: null, view: '' },
        { src: '/icon-512.png', alt: `${mark} dress, back`, color: null, view: '' },
        { src: '/icon-192.png', alt: 'The label inside', color: null, view: '' },
      ],
    })
    const { type, press } = await open(product)
    await type(form.fields.title, 'Renamed dress')
    await press(words.save)
    await screen.findByText(words.saved)
    expect(await savedProduct(product.id, 'images')).toMatchObject({
      images: [{ alt: 'Renamed dress' }, { alt: 'Renamed dress, back' }, { alt: 'The label inside' }],
    })
    expect(screen.queryByText(words.changes(1))).not.toBeInTheDocument()
  })

  it('a product’s pictures are added by URL and file, reordered with buttons, removed and restored', async () => {
    withUploads()
    const product = await ownProduct(newMark())
    const { user, container, press } = await open(product)
    await user.type(screen.getByLabelText(form.fields.imageUrl, { exact: false }), '/icons/second.webp')
    await press(gallery.addUrl)
    const chooser = container.querySelector<HTMLInputElement>('input[type=file][multiple]')
    await user.upload(chooser ?? document.createElement('input'), [
      pictureFile('a.jpg'),
      pictureFile('broken.jpg'),
    ])
    await screen.findByText(gallery.problems.unreadable('broken.jpg'))
    await waitFor(() => expect(tiles()).toHaveLength(3))
    await user.click(tiles()[2] ?? document.body)
    await user.type(screen.getByLabelText(gallery.alt), 'The back')
    await user.selectOptions(screen.getByLabelText(gallery.color('')), 'Blue')
    await press(gallery.earlier)
    expect(screen.getByText(gallery.moved(2, 3))).toBeInTheDocument()
    await press(gallery.earlier)
    await user.click(screen.getByRole('button', { name: gallery.remove(3) }))
    expect(tiles()).toHaveLength(2)
    await user.click(await screen.findByRole('button', { name: admin.undo }))
    expect(tiles()).toHaveLength(3)
    await press(words.save)
    await screen.findByText(words.saved)
    const saved = await savedProduct(product.id, 'image_url,images')
    expect(saved.images).toMatchObject([
      { alt: 'The back', color: 'Blue' },
      { src: '/favicon.svg', alt: 'The front' },
      { src: '/icons/second.webp' },
    ])
    expect(saved.image_url).toMatch(/\/storage\/v1\/object\/public\/product-images\/[0-9a-f-]{36}-180\.webp$/)
  })

  it('a picture that is added again is stored once, and stands once in a product', async () => {
    const uploads = withUploads()
    const bytes = crypto.getRandomValues(new Uint8Array(8))
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) =>
      done(new Blob([Uint8Array.of(255, 216, 255, ...bytes)], { type: type ?? 'image/jpeg' })),
    )
    const [one, two] = [await ownProduct(newMark()), await ownProduct(newMark())]
    const addTo = async (product: OwnProduct) => {
      const opened = await open(product)
      await opened.user.upload(screen.getByLabelText(gallery.chooseLabel), pictureFile('a.jpg'))
      await screen.findByRole('button', { name: gallery.open(2, 2, '') })
      return opened
    }
    const first = await addTo(one)
    await first.user.upload(screen.getByLabelText(gallery.chooseLabel), pictureFile('again.jpg'))
    await screen.findByText(gallery.problems.twice('again.jpg'))
    expect(screen.queryByRole('button', { name: gallery.open(3, 3, '') })).not.toBeInTheDocument()
    await first.press(words.save)
    await screen.findByText(words.saved)
    expect(uploads.tried).toBe(1)
    first.unmount()
    const { images } = await savedProduct(one.id)
    const second = await addTo(two)
    await second.press(words.save)
    await waitFor(async () => expect((await savedProduct(two.id)).images).toHaveLength(2))
    expect((await savedProduct(two.id)).images).toEqual(images)
    expect(uploads.tried).toBe(1)
  })

  it('a picture that another form took back while this one had it is stored again with the save', async () => {
    const uploads = withUploads()
    const bytes = crypto.getRandomValues(new Uint8Array(8))
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) =>
      done(new Blob([Uint8Array.of(255, 216, 255, ...bytes)], { type: type ?? 'image/jpeg' })),
    )
    const [one, two] = [await ownProduct(newMark()), await ownProduct(newMark())]
    const addTo = async (product: OwnProduct) => {
      const opened = await open(product)
      await opened.user.upload(screen.getByLabelText(gallery.chooseLabel), pictureFile('a.jpg'))
      await screen.findByRole('button', { name: gallery.open(2, 2, '') })
      return opened
    }
    const other = await addTo(one)
    other.unmount()
    const { press } = await addTo(two)
    expect(uploads.tried).toBe(1)
    await deleteProductImages(
      [...uploads.addresses].map((address) => address.replace('/object/', '/object/public/')),
    )
    await press(words.save)
    await screen.findByText(words.saved)
    expect(uploads.tried).toBe(2)
    expect((await savedProduct(two.id)).images).toHaveLength(2)
  })

  it('a product’s picture retries a failed upload, and until then nothing is saved', async () => {
    const uploads = withUploads()
    uploads.fail = 2
    const product = await ownProduct(newMark())
    const { user, container, press } = await open(product)
    const chooser = container.querySelector<HTMLInputElement>('input[type=file][multiple]')
    await user.upload(chooser ?? document.createElement('input'), pictureFile('a.jpg'))
    await screen.findByText(gallery.failed)
    expect(screen.getByText(gallery.uploads(0, 1, 1))).toHaveAttribute('role', 'status')
    await press(words.save)
    await screen.findByText(words.notSaved.upload)
    await press(gallery.retry)
    await waitFor(() => expect(screen.queryByText(gallery.failed)).not.toBeInTheDocument())
    expect(await screen.findByText(gallery.uploads(1, 0, 1))).toHaveAttribute('role', 'status')
    await press(words.save)
    await screen.findByText(words.saved)
    expect(uploads.tried).toBe(3)
    expect((await savedProduct(product.id)).images).toHaveLength(2)
  })
})

describe('the product menu', () => {
  const more = async (user: Awaited<ReturnType<typeof open>>['user'], name: string) => {
    await user.click(screen.getByRole('button', { name: words.more }))
    const menu = within(await screen.findByRole('dialog', { name: words.more }))
    await user.click(menu.getByRole('button', { name }))
  }

  it('the product menu archives and restores a product', async () => {
    const product = await ownProduct(newMark())
    const { user } = await open(product)
    await more(user, words.archive)
    await screen.findByText(words.archived)
    await screen.findByText(adminProducts.states.archived)
    expect(screen.queryByRole('link', { name: adminProducts.viewInStore })).not.toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: admin.undo }))
    await screen.findByRole('link', { name: adminProducts.viewInStore })
    expect((await savedProduct(product.id)).status).toBe('live')
  })

  it('the product menu deletes a product without orders after a confirmation', async () => {
    const product = await ownProduct(newMark())
    const { user } = await open(product)
    await more(user, words.remove)
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: words.deleting.keep }))
    await more(user, words.remove)
    await user.click(await screen.findByRole('button', { name: words.deleting.confirm }))
    await screen.findByText(words.deleting.done)
    // The list that loads replaces the heading of its skeleton: the one found may be gone a moment later.
    await screen.findByRole('heading', { level: 1, name: adminProducts.title })
    expect(await asOwner(`products?id=eq.${product.id}`)).toEqual([])
  })

  it('the product menu offers to archive a product that was ordered', async () => {
    const product = await ownProduct(newMark(), { price: 12.99 })
    await placeOrder(product.slug, 12.99)
    const { user } = await open(product)
    expect(screen.getByText(words.metrics.sold).nextSibling).toHaveTextContent('1')
    await more(user, words.remove)
    const question = within(await screen.findByRole('alertdialog'))
    expect(question.getByText(words.deleting.ordered)).toBeInTheDocument()
    expect(question.queryByRole('button', { name: words.deleting.confirm })).not.toBeInTheDocument()
    await user.click(question.getByRole('button', { name: words.deleting.archive }))
    await screen.findByText(words.archived)
  })

  it('the product menu duplicates a product', async () => {
    const product = await ownProduct(newMark())
    const { user } = await open(product)
    await user.click(screen.getByRole('button', { name: words.duplicate }))
    const title = form.copyOf(product.title)
    await screen.findByRole('heading', { level: 1, name: title })
    expect(screen.getByLabelText(form.fields.title)).toHaveValue(title)
    expect(screen.getByText(adminProducts.states.draft)).toBeInTheDocument()
    const [copy] = await asOwner<Record<string, unknown>[]>(`products?title=eq.${encodeURIComponent(title)}`)
    expect(copy).toMatchObject({
      ...{ price: '20.00', sizes: ['S', 'M'], quantity: 0, image_url: '/favicon.svg' },
      status: 'draft',
    })
  })

  it('the product menu publishes a draft with what was typed, and takes it back', async () => {
    const product = await ownProduct(newMark(), { status: 'draft' })
    const { user, type } = await open(product)
    await type(form.fields.title, 'Linen dress for Fridays')
    await user.click(screen.getByRole('button', { name: words.publish }))
    await screen.findByText(words.published)
    expect(await savedProduct(product.id)).toMatchObject({ status: 'live', title: 'Linen dress for Fridays' })
    await user.click(screen.getAllByRole('button', { name: admin.undo }).at(-1) ?? document.body)
    await screen.findByText(adminProducts.states.draft)
    expect((await savedProduct(product.id)).status).toBe('draft')
  })

  it('the product menu publishes nothing while a field is wrong', async () => {
    const product = await ownProduct(newMark(), { status: 'draft' })
    const { user, type } = await open(product)
    await type(form.fields.price, 'much')
    await user.click(screen.getByRole('button', { name: words.publish }))
    await screen.findByText(problems.price)
    expect((await savedProduct(product.id)).status).toBe('draft')
  })

  it('a draft with a title alone says beside its fields what it lacks, and goes on sale once it has that', async () => {
    const product = await ownProduct(newMark(), {
      ...{ status: 'draft', description: '', price: 0, collection_slug: null },
      ...{ image_url: '/no-picture.svg', images: [] },
    })
    const { user, type, press } = await open(product)
    const { imageUrl, description, price, collection } = form.fields
    const lacking = [gallery.title, description, price, collection]
    const missing = screen.getByText(words.incomplete.before).closest('p')
    for (const field of lacking) expect(missing).toHaveTextContent(field)
    expect(screen.getAllByText(form.toPublish)).toHaveLength(lacking.length)
    await press(words.publish)
    await screen.findByText(words.incomplete.title)
    expect(screen.getAllByText(problems.required)).toHaveLength(3)
    expect(screen.getByText(problems['image-missing'])).toBeInTheDocument()
    expect((await savedProduct(product.id)).status).toBe('draft')
    // Saving what there is asks for none of it.
    await type(form.fields.materials, 'Linen')
    await press(words.save)
    await screen.findByText(words.saved)
    expect(screen.queryByText(problems.required)).not.toBeInTheDocument()
    await more(user, words.schedule.open)
    await waitFor(() => expect(screen.getAllByText(problems.required)).toHaveLength(3))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()

    const field = (name: string) =>
      screen.getByLabelText(new RegExp(`^${name}(${form.toPublish}|${form.orUrl})?$`))
    await user.type(field(description), 'A vase.')
    await user.type(field(price), '12')
    await user.selectOptions(field(collection), 'dresses')
    await user.type(field(imageUrl), '/favicon.svg')
    await press(words.publish)
    await screen.findByText(words.published)
    expect(await savedProduct(product.id)).toMatchObject({
      ...{ status: 'live', price: '12.00', collection_slug: 'dresses', image_url: '/favicon.svg' },
    })
  })

  it('the product menu schedules a draft for a time to come, and makes it a draft again', async () => {
    const product = await ownProduct(newMark(), { status: 'draft' })
    const { user } = await open(product)
    await more(user, words.schedule.open)
    const dialog = within(await screen.findByRole('dialog', { name: words.schedule.title }))
    const at = dialog.getByLabelText(words.schedule.at)
    fireEvent.change(at, { target: { value: '2020-01-01T10:00' } })
    await user.click(dialog.getByRole('button', { name: words.schedule.submit }))
    await dialog.findByText(words.schedule.problem)
    fireEvent.change(at, { target: { value: `${new Date().getFullYear() + 1}-01-01T10:00` } })
    await user.click(dialog.getByRole('button', { name: words.schedule.submit }))
    await screen.findByText(adminProducts.states.scheduled)
    expect(await savedProduct(product.id)).toMatchObject({ status: 'scheduled' })
    await more(user, words.toDraft)
    await screen.findByText(words.drafted)
    expect(await savedProduct(product.id)).toMatchObject({ status: 'draft', publish_at: null })
  })

  it('the product menu shows a draft as shoppers will see it, and sells nothing there', async () => {
    const product = await ownProduct(newMark(), { status: 'draft' })
    const { user } = await open(product)
    await user.click(screen.getByRole('button', { name: words.preview }))
    await screen.findByText(previewWords.product)
    await screen.findByRole('heading', { level: 1, name: product.title })
    await user.click(screen.getByRole('radio', { name: /^S/ }))
    await user.click(screen.getAllByRole('button', { name: common.addToCart })[0] ?? document.body)
    expect(screen.queryByRole('button', { name: productWords.addingToCart })).not.toBeInTheDocument()
  })
})
