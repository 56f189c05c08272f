// The mark on policies that nobody has checked, until the owner says that someone did.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { adminPaths } from '@/config/admin-paths'
import { storeEditor as words } from '@/content/admin/store/editor'
import { storePages } from '@/content/admin/store/pages'
import { ask, openPage, signedIn } from '../support/screen'
import { asOwner } from '../support/screen-orders'

const confirmedAt = async () => {
  const [row] = await ask<{ policies_confirmed_at: string | null }>(
    'shop_settings?select=policies_confirmed_at',
  )
  return row?.policies_confirmed_at
}
const notice = () => screen.queryByText(words.policies.title)

beforeEach(async () => {
  await signedIn('owner')
  await asOwner('PATCH', 'shop_settings?id=eq.true', { policies_confirmed_at: null })
})

it('a policy that nobody has checked is marked until the owner says that it is', async () => {
  openPage(adminPaths.storePage('terms'))
  await screen.findByText(words.policies.title)
  fireEvent.click(screen.getByRole('button', { name: words.policies.confirm }))
  await waitFor(() => expect(notice()).toBeNull())
  expect(await confirmedAt()).toBeTypeOf('string')
})

it('the list of pages marks the policies alone, until they are checked', async () => {
  const { user } = openPage(adminPaths.store)
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${storePages.choose}: `) }))
  const list = within(await screen.findByRole('list', { name: storePages.list }))
  const marked = (await list.findAllByText(storePages.unchecked)).map((mark) =>
    mark.closest('a')?.getAttribute('href'),
  )
  const policies = await ask<{ slug: string }>('pages?kind=eq.policy&select=slug')
  expect(marked.toSorted()).toEqual(policies.map(({ slug }) => adminPaths.storePage(slug)).toSorted())
  await asOwner('PATCH', 'shop_settings?id=eq.true', { policies_confirmed_at: new Date().toISOString() })
  cleanup()
  const again = openPage(adminPaths.store)
  await again.user.click(await screen.findByRole('button', { name: new RegExp(`^${storePages.choose}: `) }))
  await screen.findByText('/about')
  await waitFor(() => expect(screen.queryByText(storePages.unchecked)).toBeNull())
})

it('other pages are not marked', async () => {
  openPage(adminPaths.storePage('about'))
  await screen.findByRole('list', { name: words.sections.list })
  expect(notice()).toBeNull()
})
