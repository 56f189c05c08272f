// Departments, categories and groups in the admin: added, renamed, ordered, deleted.
import { randomUUID } from 'node:crypto'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { adminPaths } from '@/config/admin-paths'
import { adminCollections } from '@/content/admin/catalogue/collections'
import { adminStructure as words } from '@/content/admin/catalogue/structure'
import { storeMedia } from '@/content/admin/store/media'
import { ask, expectRecovery, network, openPage, signedIn, troubles } from '../support/screen'
import { asOwner } from '../support/screen-orders'

beforeEach(async () => {
  localStorage.clear()
  await signedIn('owner')
})

const key = () => randomUUID().slice(0, 8)
const open = () => openPage(adminPaths.structure)
const panel = async (kind: keyof typeof words.kinds) =>
  within(await screen.findByRole('region', { name: new RegExp(`^${words.kinds[kind].title}`) }))

describe('the structure', () => {
  it('the structure shows departments, categories and groups in their order', async () => {
    open()
    for (const [kind, table] of [
      ['department', 'departments'],
      ['category', 'categories'],
      ['group', 'collection_groups'],
    ] as const) {
      const rows = await ask<{ name: string }>(`${table}?select=name&order=position,id`)
      const shown = (await panel(kind)).getAllByRole('button', { name: /^Edit / })
      expect(shown.map(({ textContent }) => textContent)).toEqual(rows.map(({ name }) => name))
    }
  })

  it.each(troubles)('the structure says what is wrong (%s) and recovers', async (trouble, { text }) => {
    network.trouble(/\/departments/, trouble)
    const opened = open()
    await expectRecovery(opened, {
      words: { title: words.error, text },
      request: /\/departments/,
      recovered: () => panel('department'),
    })
  })

  it('a category has the picture that the owner chooses', async () => {
    const slug = `pictured-${key()}`
    const alt = `A bowl ${key()}`
    await asOwner('POST', 'categories', { slug, name: slug })
    await asOwner('POST', 'media', { src: '/art/frieze', alt })
    const { user } = open()
    await user.click((await panel('category')).getByRole('button', { name: words.edit(slug) }))
    const dialog = within(await screen.findByRole('dialog', { name: slug }))
    const picture = within(dialog.getByRole('group', { name: words.form.picture }))
    await user.click(picture.getByRole('button', { name: storeMedia.pick.picture.choose }))
    const choice = within(await screen.findByRole('dialog', { name: storeMedia.pick.picture.choose }))
    await user.click(await choice.findByRole('button', { name: alt }))
    await user.click(choice.getByRole('button', { name: storeMedia.pick.use }))
    await picture.findByText(alt)
    await user.click(dialog.getByRole('button', { name: words.form.save }))
    await screen.findByText(words.form.saved(slug))
    expect(await ask(`categories?slug=eq.${slug}&select=media(alt)`)).toEqual([{ media: { alt } }])
  })

  it.each([
    ['category', 'categories'],
    ['department', 'departments'],
    ['group', 'collection_groups'],
  ] as const)('a %s that another saved meanwhile is not replaced unseen', async (kind, table) => {
    const slug = `seen-${key()}`
    await asOwner('POST', table, { slug, name: 'Mine' })
    const { user } = open()
    const rows = await panel(kind)
    const edits = await rows.findAllByRole('button', { name: words.edit('Mine') })
    const [last] = edits.slice(-1)
    if (!last) throw new Error('It is not in the list')
    await user.click(last)
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByRole('textbox', { name: words.form.name }), ' too')
    await asOwner('PATCH', `${table}?slug=eq.${slug}`, { name: 'Theirs' })
    await user.click(dialog.getByRole('button', { name: words.form.save }))
    await dialog.findByText(words.form.refusals.ROW_CHANGED)
    const now = () => ask(`${table}?slug=eq.${slug}&select=name`)
    expect(await now()).toEqual([{ name: 'Theirs' }])
    await user.click(dialog.getByRole('button', { name: words.form.save }))
    await screen.findByText(words.form.saved('Mine too'))
    expect(await now()).toEqual([{ name: 'Mine too' }])
    await asOwner('DELETE', `${table}?slug=eq.${slug}`)
  })

  it('a new category gets its address from its name, and is renamed', async () => {
    const { user } = open()
    const name = `Déco ${key()}`
    await user.click((await panel('category')).getByRole('button', { name: words.kinds.category.add }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: words.form.save }))
    expect(await dialog.findByText(words.form.problems.name)).toBeInTheDocument()
    await user.type(dialog.getByRole('textbox', { name: words.form.name }), name)
    await user.click(dialog.getByRole('button', { name: words.form.save }))
    await screen.findByText(words.form.saved(name))
    const slug = name.toLowerCase().replace('é', 'e').replace(' ', '-')
    expect(await ask(`categories?select=name&slug=eq.${slug}`)).toEqual([{ name }])
    await user.click(await (await panel('category')).findByRole('button', { name: words.edit(name) }))
    const again = within(await screen.findByRole('dialog'))
    await user.type(again.getByRole('textbox', { name: words.form.name }), ' two')
    await user.click(again.getByRole('button', { name: words.form.save }))
    await screen.findByText(words.form.saved(`${name} two`))
    expect(await ask(`categories?select=name&slug=eq.${slug}`)).toEqual([{ name: `${name} two` }])
  })

  it('a name whose address is taken is refused in words, and stays', async () => {
    const { user } = open()
    await user.click((await panel('department')).getByRole('button', { name: words.kinds.department.add }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByRole('textbox', { name: words.form.name }), 'Women')
    await user.click(dialog.getByRole('button', { name: words.form.save }))
    expect(await dialog.findByText(words.form.refusals.conflict)).toBeInTheDocument()
    expect(dialog.getByRole('textbox', { name: words.form.name })).toHaveValue('Women')
  })

  it('what a page shows is not deleted, and the page is named', async () => {
    const { user } = open()
    await user.click(await (await panel('department')).findByRole('button', { name: words.edit('Women') }))
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: words.form.delete }),
    )
    await user.click(await screen.findByRole('button', { name: words.remove.confirm }))
    expect(await screen.findByText(/^It is shown in .*the page “/)).toBeInTheDocument()
    expect(await ask('departments?select=slug&slug=eq.women')).toHaveLength(1)
  })

  it('what collections belong to is not deleted; alone, it is', async () => {
    const slug = `pets-${key()}`
    await asOwner('POST', 'collection_groups', { slug, name: slug })
    await asOwner('POST', 'collections', { slug, name: slug, group_slug: slug })
    const { user } = open()
    await user.click(await (await panel('group')).findByRole('button', { name: words.edit(slug) }))
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: words.form.delete }),
    )
    await user.click(await screen.findByRole('button', { name: words.remove.confirm }))
    expect(await screen.findByText(words.remove.refusals.conflict)).toBeInTheDocument()
    await asOwner('DELETE', `collections?slug=eq.${slug}`)
    await user.click(screen.getByRole('button', { name: words.remove.confirm }))
    await screen.findByText(words.remove.done(slug))
    expect(await ask(`collection_groups?select=slug&slug=eq.${slug}`)).toEqual([])
  })

  it('groups are put into another order with the keyboard', async () => {
    const { user } = open()
    const groups = await panel('group')
    const order = async () =>
      (await ask<{ name: string }>('collection_groups?select=name&order=position,id')).map(({ name }) => name)
    const before = await order()
    const [first = '', second = ''] = before
    const handle = (name: string, place: number) =>
      groups.findByRole('button', { name: adminCollections.order.handle(name, place, before.length) })
    ;(await handle(second, 2)).focus()
    await user.keyboard('{ArrowUp}')
    expect(await groups.findByText(words.order.moved(second, 1, before.length))).toBeInTheDocument()
    await waitFor(async () => expect((await order()).slice(0, 2)).toEqual([second, first]))
    ;(await handle(second, 1)).focus()
    await user.keyboard('{ArrowDown}')
    await waitFor(async () => expect(await order()).toEqual(before))
  })
})
