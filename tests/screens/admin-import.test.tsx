// The owner's import of products: which column is what, what is wrong and how it is put right, and what is written.
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { forgetImport } from '@/admin/products/import/import-run'
import { adminPaths } from '@/config/admin-paths'
import { adminImport as words } from '@/content/admin/catalogue/import'
import { adminImportColumns } from '@/content/admin/catalogue/import-columns'
import { importProblems } from '@/content/admin/catalogue/import-problems'
import { adminImportRun } from '@/content/admin/catalogue/import-run'
import { ask, openPage, signedIn } from '../support/screen'

beforeEach(async () => {
  forgetImport()
  await signedIn('owner')
})

const mark = () => crypto.randomUUID().slice(0, 8)
const file = (...lines: string[]) => new File([lines.join('\n')], 'bowls.csv', { type: 'text/csv' })
const products = (title: string) =>
  ask<{ title: string; price: string }>(
    `products?title=like.${encodeURIComponent(`${title}*`)}&select=title,price&order=title`,
  )

it('a file is read, a row is put right, and what comes of it is written and taken back', async () => {
  const name = `Bowl ${mark()}`
  const { user } = openPage(adminPaths.import)
  const input = await screen.findByLabelText(words.file.choose, { selector: 'input' })
  await user.upload(
    input,
    file(
      'Name,Costs,Category,Shelf',
      `${name} 1,12.5O,Bowls ${name},Nour`,
      `${name} 2,9.00,Bowls ${name},Nour`,
    ),
  )
  await screen.findByRole('heading', { name: words.titles.columns })
  await screen.findByText(adminImportColumns.columns.leftOut(['Costs', 'Shelf']))
  await user.selectOptions(screen.getByLabelText(adminImportColumns.columns.fieldOf('Costs')), 'price')
  await screen.findByLabelText(adminImportColumns.collections.of(`Bowls ${name}`))
  await user.click(screen.getByRole('button', { name: adminImportColumns.columns.next }))
  await screen.findByText(importProblems.price())
  expect(await products(name)).toEqual([])
  await screen.findByText(words.check.drafts)
  expect(screen.getByText(words.check.unpictured(1))).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: words.check.takeAll }))
  await user.click(await screen.findByRole('button', { name: words.check.submit(2) }))
  await screen.findByText(adminImportRun.done.result(2, 0))
  expect(screen.getByText(adminImportRun.done.title)).toBeInTheDocument()
  expect(screen.getByText(adminImportRun.done.unpictured(2))).toBeInTheDocument()
  expect(await products(name)).toEqual([
    { title: `${name} 1`, price: '12.50' },
    { title: `${name} 2`, price: '9.00' },
  ])
  // The same file again is looked at anew.
  await user.click(screen.getByRole('button', { name: adminImportRun.done.addPictures }))
  await user.upload(
    await screen.findByLabelText(words.file.choose, { selector: 'input' }),
    file('Name,Costs', `${name} 1,12.50`, `${name} 2,9.00`),
  )
  await user.click(await screen.findByRole('button', { name: adminImportColumns.columns.next }))
  await screen.findByRole('button', { name: words.check.nothing })
  expect(screen.queryByText(words.check.drafts)).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: adminImportRun.done.undo }))
  await screen.findByText(adminImportRun.done.gone(2))
  expect(await products(name)).toEqual([])
})

it('the column that was chosen is remembered for the next file', async () => {
  const first = openPage(adminPaths.import)
  const choose = async ({ user }: ReturnType<typeof openPage>) =>
    user.upload(
      await screen.findByLabelText(words.file.choose, { selector: 'input' }),
      file('Name,What it fetches', 'Bowl,12'),
    )
  await choose(first)
  const label = adminImportColumns.columns.fieldOf('What it fetches')
  await first.user.selectOptions(await screen.findByLabelText(label), 'price')
  first.unmount()
  await choose(openPage(adminPaths.import))
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveProperty('value', 'price'))
})

it('a row without a title can be given one, and one that stands twice be left out', async () => {
  const name = `Cup ${mark()}`
  const { user } = openPage(adminPaths.import)
  await user.upload(
    await screen.findByLabelText(words.file.choose, { selector: 'input' }),
    file(
      'Title,Price,SKU,Stock',
      ',12,,3',
      `${name},9,${name.replace(' ', '-')},1`,
      `${name} b,9,${name.replace(' ', '-')},1`,
    ),
  )
  await user.click(await screen.findByRole('button', { name: adminImportColumns.columns.next }))
  const found = await screen.findByRole('region', { name: words.check.show })
  await within(found).findByText(importProblems['title-missing']())
  await user.type(within(found).getByLabelText(words.check.type('Title', 2)), `${name} a{Enter}`)
  await user.click(await within(found).findByRole('button', { name: words.check.leave(4) }))
  await waitFor(() => expect(within(found).queryByText(importProblems['sku-twice']('3'))).toBeNull())
  // Nothing says in which collection they belong.
  expect(
    (await within(found).findAllByText(importProblems.missing(adminImportColumns.fields.collection))).length,
  ).toBe(2)
  screen.getByRole('button', { name: words.check.nothing })
})

it('a file that is none says what it is', async () => {
  const { user } = openPage(adminPaths.import)
  const input = await screen.findByLabelText(words.file.choose, { selector: 'input' })
  await user.upload(input, new File(['PK\u0003\u0004 photo.jpg'], 'a.csv', { type: 'text/csv' }))
  expect((await screen.findByRole('alert')).textContent).toBe(words.file.problems.archive)
  await user.upload(input, new File(['Title,Price'], 'b.csv', { type: 'text/csv' }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(words.file.problems.empty))
})
