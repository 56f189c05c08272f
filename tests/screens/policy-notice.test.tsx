// The mark on policies that nobody has checked, until the owner says that someone did.
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { adminPaths } from '@/config/admin-paths'
import { storeEditor as words } from '@/content/admin/store/editor'
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

it('other pages are not marked', async () => {
  openPage(adminPaths.storePage('about'))
  await screen.findByRole('list', { name: words.sections.list })
  expect(notice()).toBeNull()
})
