// The words of a picture, typed while a form behind its dialog has edits of its own.
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { adminPaths } from '@/config/admin-paths'
import { storeBrand } from '@/content/admin/store/brand'
import { storeMedia as words } from '@/content/admin/store/media'
import { ask, openPage, signedIn } from '../support/screen'
import { asOwner } from '../support/screen-orders'

it('saving what a picture shows does not save the form around its dialog', async () => {
  await signedIn('owner')
  await asOwner('POST', 'media', { src: '/art/frieze', alt: '' })
  const { user } = openPage(adminPaths.storeBrand)
  const name = await screen.findByRole('textbox', { name: storeBrand.name.name })
  const before = await ask('shop_settings?select=name,updated_at')
  await user.type(name, ' and Sons')
  const [choose] = await screen.findAllByRole('button', { name: new RegExp(words.pick.picture.choose) })
  if (!choose) throw new Error('No picture can be chosen')
  await user.click(choose)
  const dialog = within(await screen.findByRole('dialog', { name: words.pick.picture.choose }))
  // It is asked for where a picture has none.
  const [picture] = await dialog.findAllByRole('button', { name: new RegExp(words.unnamed) })
  if (!picture) throw new Error('Every picture has words')
  await user.click(picture)
  await user.type(await dialog.findByRole('textbox', { name: words.detail.altIn('English') }), 'A frieze')
  await user.click(dialog.getByRole('button', { name: words.detail.save }))
  await screen.findByText(words.detail.saved)
  expect(await ask('shop_settings?select=name,updated_at')).toEqual(before)
})

it('what another has written meanwhile is not replaced unseen, and nothing typed is lost', async () => {
  await signedIn('owner')
  const alt = `A vase ${crypto.randomUUID()}`
  await asOwner('POST', 'media', { src: '/art/frieze', alt })
  const { user } = openPage(adminPaths.storeMedia)
  await user.click(await screen.findByRole('button', { name: new RegExp(alt) }))
  await user.type(await screen.findByRole('textbox', { name: words.detail.altIn('English') }), ', red')
  const query = `media?alt=eq.${encodeURIComponent(alt)}`
  const [row] = await ask<{ id: string }>(`${query}&select=id`)
  await asOwner('PATCH', query, { alt: 'Theirs' })
  await user.click(screen.getByRole('button', { name: words.detail.save }))
  await screen.findByText(words.detail.refusals.ROW_CHANGED)
  const now = () => ask<{ alt: string }>(`media?id=eq.${row?.id}&select=alt`)
  expect(await now()).toEqual([{ alt: 'Theirs' }])
  await user.click(screen.getByRole('button', { name: words.detail.save }))
  await screen.findByText(words.detail.saved)
  expect(await now()).toEqual([{ alt: `${alt}, red` }])
})
