import { randomUUID } from 'node:crypto'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { adminPaths } from '@/config/admin-paths'
import { account } from '@/content/account/account'
import { admin } from '@/content/admin/admin'
import { adminCollections as words } from '@/content/admin/catalogue/collections'
import { adminStructure as structure } from '@/content/admin/catalogue/structure'
import { sessionKey } from '@/data/supabase/session-store'
import { storedDraft } from '../support/drafts'
import { ask, expectRecovery, network, openPage, signedIn, troubles } from '../support/screen'
import { asOwner } from '../support/screen-orders'

const list = /\/rpc\/list_collections/
const one = /\/rpc\/get_collection/
const saving = /\/rpc\/save_collection/
const key = () => randomUUID().slice(0, 8)

beforeEach(async () => {
  localStorage.clear()
  await signedIn('owner')
})

type Made = { id: string; slug: string; name: string }

/** Adds a manual collection with products for this test. */
async function collection({ group = 'sale', members = 0 } = {}): Promise<Made> {
  const products = await ask<{ id: string }>(`products?select=id&order=featured_rank&limit=${members || 1}`)
  const made = { id: randomUUID(), slug: `test-${key()}`, name: `Test ${key()}` }
  await asOwner('POST', 'rpc/save_collection', {
    p_id: made.id,
    p_fields: { name: made.name, slug: made.slug, description: 'For a test.', group, image: null },
    p_members: members ? products.map(({ id }) => id) : [],
    p_seen: [],
  })
  return made
}
const membersOf = async ({ id }: Made) =>
  (
    await ask<{ products: { title: string } }>(
      `collection_products?select=position,products(title)&collection_id=eq.${id}&order=position`,
    )
  ).map(({ products }) => products.title)
/** The undo of the latest toast; an earlier toast may still be shown. */
async function undoOf(title: string) {
  const toast = (await screen.findByText(title)).closest('li')
  if (!toast) throw new Error(title)
  return within(toast).getByRole('button', { name: admin.undo })
}
const rows = () => within(screen.getByRole('list', { name: words.members.list })).getAllByRole('listitem')
const shown = () => rows().map((row) => within(row).getByRole('link').textContent)

describe('the list of collections', () => {
  it('the list of collections shows every collection with its address, and searches name and address', async () => {
    const { user } = openPage(adminPaths.collections)
    const region = within(await screen.findByRole('region', { name: words.list }))
    const dresses = await region.findByRole('link', { name: 'Dresses' })
    expect(dresses.closest('li')).toHaveTextContent('/dresses')
    expect(region.getByRole('link', { name: '/dresses' })).toHaveAttribute('href', '/collections/dresses')
    await user.type(screen.getByRole('textbox', { name: words.search }), 'SANDAL')
    await waitFor(() => expect(region.queryByText('/dresses')).not.toBeInTheDocument())
    expect(region.getByText('/sandals')).toBeInTheDocument()
    expect(screen.getByText(words.found(1))).toBeInTheDocument()
    // Only a whole group can be reordered.
    expect(region.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument()
  })

  it('the list of collections filters by group, and links back to all from an empty result', async () => {
    const { user } = openPage(`${adminPaths.collections}?group=kids`)
    await screen.findByText('/tweens')
    expect(screen.queryByText('/dresses')).not.toBeInTheDocument()
    await user.type(screen.getByRole('textbox', { name: words.search }), 'zzzz')
    await screen.findByText(words.noneFound.title('zzzz'))
    await user.click(screen.getByRole('link', { name: admin.clearFilters }))
    await screen.findByText('/dresses')
  })

  it('the list of collections is reordered with the keyboard, announces each move, and saves the order', async () => {
    const { user } = openPage(`${adminPaths.collections}?group=accessories`)
    const order = async () =>
      (await ask<{ slug: string }>('collections?select=slug&group_slug=eq.accessories&order=position')).map(
        ({ slug }) => slug,
      )
    const before = await order()
    const of = before.length
    const handle = await screen.findByRole('button', { name: words.order.handle('Watches', 3, of) })
    handle.focus()
    await user.keyboard('{Home}')
    await screen.findByText(words.order.moved('Watches', 1, of))
    expect(screen.getByRole('button', { name: words.order.handle('Watches', 1, of) })).toHaveFocus()
    await waitFor(async () => expect((await order())[0]).toBe('watches'))
    await user.click(screen.getByRole('button', { name: words.order.down('Watches') }))
    await user.click(screen.getByRole('button', { name: words.order.down('Watches') }))
    await waitFor(async () => expect(await order()).toEqual(before))
  })

  it('the list of collections restores the saved order when a move is refused', async () => {
    const { user } = openPage(`${adminPaths.collections}?group=beauty`)
    network.trouble(/rpc\/order_collections/, { status: 409, message: 'ORDER_CHANGED', details: null })
    const top = await screen.findByRole('button', { name: words.order.top('Fragrance') })
    await user.click(top)
    await screen.findByText(words.order.changed)
    expect(
      await screen.findByRole('button', { name: words.order.handle('Fragrance', 3, 4) }),
    ).toBeInTheDocument()
  })

  it('the list of collections shows a skeleton while it loads', async () => {
    network.trouble(list, 'silent')
    openPage(adminPaths.collections)
    const region = await screen.findByRole('region', { name: words.list })
    expect(region.querySelectorAll('.animate-pulse')).not.toHaveLength(0)
  })

  it.each(troubles)(
    'the list of collections says what is wrong (%s) and recovers',
    async (trouble, { text }) => {
      network.trouble(list, trouble)
      const opened = openPage(adminPaths.collections)
      await expectRecovery(opened, {
        words: { title: words.error, text },
        request: list,
        recovered: () => screen.findByText('/dresses'),
      })
    },
  )
})

describe('adding a collection', () => {
  const open = () => openPage(adminPaths.newCollection)
  const field = (name: keyof typeof words.form.fields) =>
    screen.findByRole(['group', 'department', 'category'].includes(name) ? 'combobox' : 'textbox', {
      name: new RegExp(`^${words.form.fields[name]}`),
    })
  const submit = () => screen.getByRole('button', { name: words.form.submit })

  it('a new collection requires name and description, with an error beside each', async () => {
    const { user } = open()
    const name = await field('name')
    await user.click(submit())
    expect(await screen.findAllByText(words.problems.required)).toHaveLength(2)
    expect(name).toHaveFocus()
    expect(network.asked(saving)).toBe(0)
  })

  it('a new collection derives its address from its name, and says when that is taken', async () => {
    const { user } = open()
    const name = await field('name')
    await user.type(name, 'Déjà Vu & Co')
    expect(await field('slug')).toHaveValue('deja-vu-co')
    await user.clear(name)
    await user.type(name, 'Dresses')
    await screen.findByText(words.problems['slug-taken'])
    await user.type(await field('slug'), '-two')
    expect(screen.queryByText(words.problems['slug-taken'])).not.toBeInTheDocument()
  })

  it('a new collection takes products found by search in their order, and is published', async () => {
    const { user } = open()
    const name = `Market ${key()}`
    await user.type(await field('name'), name)
    await user.type(await field('description'), 'For the market.')
    await screen.findByRole('option', { name: 'Curated' })
    await user.selectOptions(await field('group'), 'Curated')
    await user.type(await field('imageUrl'), '/favicon.svg')
    await user.click(screen.getByRole('button', { name: words.members.add }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByRole('textbox', { name: words.pick.search }), 'basket')
    await user.click(await dialog.findByRole('checkbox', { name: /Woven Market Basket/ }))
    await user.clear(dialog.getByRole('textbox', { name: words.pick.search }))
    await user.type(dialog.getByRole('textbox', { name: words.pick.search }), 'wide-brim straw')
    await user.click(await dialog.findByRole('checkbox', { name: /Wide-Brim Straw Hat/ }))
    await user.click(dialog.getByRole('button', { name: words.pick.add(2) }))
    await waitFor(() => expect(shown()).toEqual(['Woven Market Basket Bag', 'Wide-Brim Straw Hat']))
    await user.click(screen.getByRole('button', { name: words.order.up('Wide-Brim Straw Hat') }))
    expect(shown()).toEqual(['Wide-Brim Straw Hat', 'Woven Market Basket Bag'])
    await user.click(submit())
    await screen.findByText(words.form.added)
    await screen.findByRole('heading', { level: 1, name })
    expect(storedDraft('collection-new')).toBeNull()
    const [row] = await ask<{ id: string; image_url: string }>(
      `collections?select=id,image_url&name=eq.${encodeURIComponent(name)}`,
    )
    expect(row?.image_url).toBe('/favicon.svg')
    expect(await membersOf({ id: row?.id ?? '', slug: '', name })).toEqual([
      'Wide-Brim Straw Hat',
      'Woven Market Basket Bag',
    ])
  })

  it('a new collection’s draft is stored, and restored after a discard', async () => {
    const first = open()
    await first.user.type(await field('name'), 'Half written')
    await waitFor(() => expect(storedDraft('collection-new')).toContain('Half written'))
    first.unmount()
    const { user } = open()
    expect(await field('name')).toHaveValue('Half written')
    await user.click(screen.getByRole('button', { name: words.form.discard }))
    expect(await field('name')).toHaveValue('')
    await user.click(await undoOf(words.form.discarded))
    expect(await field('name')).toHaveValue('Half written')
  })

  describe('a new collection’s stored draft', () => {
    const stored = () => storedDraft('collection-new')
    const halfWritten = async () => {
      const { user } = open()
      await user.type(await field('name'), 'Half written')
      await waitFor(() => expect(stored()).toContain('Half written'))
      return user
    }

    it('a new collection’s draft leaves the browser when the owner signs out', async () => {
      const user = await halfWritten()
      await user.click(screen.getByRole('button', { name: admin.nav.signOut }))
      await waitFor(() => expect(localStorage.getItem(sessionKey)).toBeNull())
      expect(stored()).toBeNull()
    })

    it('a new collection’s draft leaves the browser when the owner signs out in another tab', async () => {
      await halfWritten()
      new BroadcastChannel('shop-sign-out').postMessage(null)
      await waitFor(() => expect(stored()).toBeNull())
    })

    it('a new collection’s draft stays when the session has expired', async () => {
      const user = await halfWritten()
      const session = JSON.parse(localStorage.getItem(sessionKey) ?? '{}')
      const ended = { ...session, expires_at: 1, access_token: 'a.b.c', refresh_token: randomUUID() }
      localStorage.setItem(sessionKey, JSON.stringify(ended))
      await user.click(screen.getByRole('button', { name: words.members.add }))
      await screen.findByRole('alertdialog', { name: account.ended.title })
      expect(stored()).toContain('Half written')
    })
  })

  it('a new collection keeps what was typed when saving fails', async () => {
    const { user } = open()
    await user.type(await field('name'), `Unlucky ${key()}`)
    await user.type(await field('description'), 'Text')
    await user.selectOptions(
      await field('group'),
      await within(await field('group')).findByRole('option', { name: 'Sale' }),
    )
    network.trouble(saving, 500)
    await user.click(submit())
    await screen.findByText(words.form.failed)
    expect(await field('description')).toHaveValue('Text')
    network.restore()
    network.trouble(saving, { status: 409, message: 'SLUG_TAKEN', details: null })
    await user.click(submit())
    await screen.findByText(words.problems['slug-taken'])
    expect(await field('slug')).toHaveFocus()
  })
})

describe('editing a collection', () => {
  const open = async (made: Made) => {
    const opened = openPage(`${adminPaths.collections}/${made.slug}`)
    await screen.findByRole('heading', { level: 1, name: made.name })
    return opened
  }
  const save = () => screen.getByRole('button', { name: words.form.save })

  it('a collection’s products are reordered and removed, with an undo', async () => {
    const made = await collection({ members: 3 })
    const [a = '', b = '', c = ''] = await membersOf(made)
    const { user } = await open(made)
    expect(shown()).toEqual([a, b, c])
    screen.getByRole('button', { name: words.order.handle(c, 3, 3) }).focus()
    await user.keyboard('{ArrowUp}')
    expect(screen.getByText(words.order.moved(c, 2, 3))).toBeInTheDocument()
    expect(screen.getByRole('button', { name: words.order.handle(c, 2, 3) })).toHaveFocus()
    await user.keyboard('{Home}')
    expect(shown()).toEqual([c, a, b])
    await user.click(screen.getByRole('button', { name: words.members.remove(a) }))
    expect(shown()).toEqual([c, b])
    await user.click(await undoOf(words.members.removed(a)))
    expect(shown()).toEqual([c, a, b])
    await user.click(screen.getByRole('button', { name: words.members.remove(b) }))
    await user.click(save())
    await screen.findByText(words.form.saved)
    expect(await membersOf(made)).toEqual([c, a])
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: words.form.save })).not.toBeInTheDocument(),
    )
  })

  it('a collection that another owner saved first shows both versions, and saves the chosen one', async () => {
    const made = await collection()
    const [row] = await ask<{ updated_at: string }>(`collections?select=updated_at&id=eq.${made.id}`)
    const { user } = await open(made)
    const name = screen.getByRole('textbox', { name: words.form.fields.name })
    await user.type(name, ' mine')
    const theirs = {
      name: `${made.name} theirs`,
      slug: made.slug,
      description: 'Theirs.',
      group: 'sale',
      image: null,
    }
    await asOwner('POST', 'rpc/save_collection', {
      p_id: made.id,
      p_fields: theirs,
      p_version: row?.updated_at,
    })
    await user.click(save())
    const conflict = within(await screen.findByRole('region', { name: words.form.conflict.title }))
    expect(conflict.getByText(`${made.name} mine`)).toBeInTheDocument()
    expect(conflict.getByText(theirs.name)).toBeInTheDocument()
    await user.click(conflict.getByRole('button', { name: words.form.conflict.mine }))
    await user.click(save())
    await screen.findByText(words.form.saved)
    const [saved] = await ask<{ name: string; description: string }>(
      `collections?select=name,description&id=eq.${made.id}`,
    )
    // Fields without edits take the other owner's value.
    expect(saved).toEqual({ name: `${made.name} mine`, description: 'Theirs.' })
  })

  it('a collection is deleted after a confirmation', async () => {
    const made = await collection({ members: 1 })
    const { user } = await open(made)
    await user.click(screen.getByRole('button', { name: words.remove.open }))
    const asked = within(await screen.findByRole('alertdialog', { name: words.remove.title(made.name) }))
    await user.click(asked.getByRole('button', { name: words.remove.keep }))
    await user.click(screen.getByRole('button', { name: words.remove.open }))
    await user.click(await screen.findByRole('button', { name: words.remove.confirm }))
    await screen.findByText('Collection deleted')
    await screen.findByRole('heading', { level: 1, name: words.title })
    expect(await ask(`collections?id=eq.${made.id}`)).toEqual([])
  })

  it('a deleted collection’s own products move in the same request', async () => {
    const made = await collection()
    const slug = `test-${key()}`
    await asOwner('POST', 'products', {
      slug,
      title: 'Homeless',
      description: 'd',
      price: 5,
      image_url: '/favicon.svg',
      collection_slug: made.slug,
    })
    const { user } = await open(made)
    await user.click(screen.getByRole('button', { name: words.remove.open }))
    await screen.findByText(words.remove.hasProducts(1))
    const confirm = screen.getByRole('button', { name: words.remove.confirmMove })
    expect(confirm).toBeDisabled()
    const target = screen.getByRole('combobox', { name: words.remove.moveTo })
    await within(target).findByRole('option', { name: 'School' })
    await user.selectOptions(target, 'school')
    await user.click(confirm)
    await screen.findByText('Collection deleted')
    expect(await ask(`products?select=collection_slug&slug=eq.${slug}`)).toEqual([
      { collection_slug: 'school' },
    ])
  })

  it('a collection that a page shows is not deleted, and keeps its products', async () => {
    const before = await ask('products?select=slug&collection_slug=eq.dresses')
    const { user } = openPage(`${adminPaths.collections}/dresses`)
    await user.click(await screen.findByRole('button', { name: words.remove.open }))
    const target = await screen.findByRole('combobox', { name: words.remove.moveTo })
    await within(target).findByRole('option', { name: 'School' })
    await user.selectOptions(target, 'school')
    await user.click(screen.getByRole('button', { name: words.remove.confirmMove }))
    expect(await screen.findByText(/^It is shown in .*the page “Zellige/)).toBeInTheDocument()
    expect(await ask('products?select=slug&collection_slug=eq.dresses')).toHaveLength(before.length)
  })

  it('a collection gets a department that is made in its form', async () => {
    const made = await collection()
    const { user } = await open(made)
    const add = await screen.findByRole('button', { name: words.form.addPlace.department })
    await waitFor(() => expect(add).toBeEnabled())
    await user.click(add)
    const name = `Pets ${key()}`
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByRole('textbox', { name: structure.form.name }), name)
    await user.click(dialog.getByRole('button', { name: structure.form.save }))
    await screen.findByText(structure.form.saved(name))
    const chosen = screen.getByRole('combobox', { name: words.form.fields.department })
    await waitFor(() => expect(chosen).toHaveDisplayValue(name))
    await user.click(save())
    await screen.findByText(words.form.saved)
    expect(await ask(`collections?select=department&id=eq.${made.id}`)).toEqual([
      { department: expect.stringMatching(/^pets-/) },
    ])
  })

  it.each([
    ['under-15', words.members.rule.priceBelow('$15.00')],
    ['knitwear', 'To move a product, edit the product'],
  ])('the collection %s says how it gets its products', async (slug, text) => {
    openPage(`${adminPaths.collections}/${slug}`)
    const panel = await screen.findByRole('region', { name: new RegExp(`^${words.members.title}`) })
    expect(panel).toHaveTextContent(text)
    expect(screen.queryByRole('button', { name: words.members.add })).not.toBeInTheDocument()
  })

  it('the editor of a collection says when the collection does not exist', async () => {
    openPage(`${adminPaths.collections}/nowhere`)
    await screen.findByText(words.form.missing.title)
  })

  it.each(troubles)(
    'the editor of a collection says what is wrong (%s) and recovers',
    async (trouble, { text }) => {
      network.trouble(one, trouble)
      const opened = openPage(`${adminPaths.collections}/boho-chic`)
      await expectRecovery(opened, {
        words: { title: words.form.loadError, text },
        request: one,
        recovered: () => screen.findByRole('heading', { level: 1, name: 'Boho Chic' }),
      })
    },
  )
})
