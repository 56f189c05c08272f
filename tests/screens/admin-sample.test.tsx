import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { adminPaths } from '@/config/admin-paths'
import { adminStructure } from '@/content/admin/catalogue/structure'
import { sampleWords as words } from '@/content/admin/settings/sample'
import { network, openPage, signedIn } from '../support/screen'

const about = { kind: 'pages', name: 'About', is_used: false, places: [{ page: 'own', title: 'Own' }] }
const picture = { kind: 'media', name: '', is_used: false, places: [{ page: 'own', title: 'Own' }] }
const dresses = { kind: 'collections', name: 'Dresses', is_used: true, places: [] }
const women = { kind: 'departments', name: 'Women', is_used: false, places: [] }

it('removing the sample says what stayed, where the shop shows it, and goes on until nothing is left', async () => {
  await signedIn('owner')
  const sizes: unknown[] = [
    { products: 40, orders: 13, left: null },
    { products: 0, orders: 0, left: [about, picture, dresses, women] },
    null,
  ]
  const rests = [7, 0, 0]
  network.trouble(/\/rpc\/sample_size/, async () => Response.json(sizes[0]))
  network.trouble(/\/rpc\/remove_sample/, async () => {
    const rest = rests.shift()
    if (rest === 0) sizes.shift()
    return Response.json(rest)
  })
  const { user } = openPage(adminPaths.settings)
  const panel = within(await screen.findByRole('region', { name: words.title }))
  expect(panel.getByText(words.text(40, 13))).toBeVisible()

  await user.click(panel.getByRole('button', { name: words.action }))
  const asked = within(await screen.findByRole('alertdialog', { name: words.confirm.title }))
  await user.click(asked.getByRole('button', { name: words.confirm.submit }))
  expect(await panel.findByText(words.left.text)).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  const shown = words.left.shown(adminStructure.remove.place.page('Own'))
  const rows = panel.getAllByRole('term').map(({ textContent }) => textContent)
  expect(rows).toEqual([shown, words.left.used])
  expect(panel.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    `${words.left.name('About', 'pages')}, ${words.left.pictures(1)}`,
    words.left.name('Dresses', 'collections'),
  ])
  expect(panel.getByText(words.left.more(1))).toBeVisible()

  await user.click(panel.getByRole('button', { name: words.left.action }))
  const again = within(await screen.findByRole('alertdialog', { name: words.left.confirm.title }))
  await user.click(again.getByRole('button', { name: words.confirm.submit }))
  await waitFor(() => expect(screen.queryByRole('region', { name: words.title })).not.toBeInTheDocument())
})
