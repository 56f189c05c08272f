// The owner's list of texts and their translations: what is typed, what another wrote meanwhile, and files.
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { adminPaths } from '@/config/admin-paths'
import { languageName } from '@/content/admin/store/languages'
import { adminTranslations as words } from '@/content/admin/store/translations'
import { ask, openPage, signedIn } from '../support/screen'
import { asOwner } from '../support/screen-orders'

const slug = () => `translated-${crypto.randomUUID().slice(0, 8)}`
let name: string
let id: string
const nameIn = (code: string) => new RegExp(`^${words.fieldIn(words.fields.name, languageName(code))}`)
const french = nameIn('fr')

beforeEach(async () => {
  await signedIn('owner')
  await asOwner('PATCH', 'shop_settings?id=eq.true', { languages: ['en', 'fr', 'ar'] })
  name = `Hats ${slug()}`
  await asOwner('POST', 'departments', { slug: slug(), name })
  const [row] = await ask<{ id: string }>(`departments?name=eq.${encodeURIComponent(name)}&select=id`)
  id = row?.id ?? ''
})
afterEach(() => asOwner('PATCH', 'shop_settings?id=eq.true', { languages: ['en'] }))

const open = (more = '') => openPage(`${adminPaths.translations}?kind=department&id=${id}${more}`)
const saved = async () => {
  const [row] = await ask<{ translations: object }>(`departments?id=eq.${id}&select=translations`)
  return row?.translations
}

it('a text is translated beside itself, in its own direction, and saved from the keyboard', async () => {
  const { user } = open()
  await user.type(await screen.findByRole('textbox', { name: french }), 'Chapeaux')
  await user.keyboard('{Control>}s{/Control}')
  await screen.findByText(words.saved(1))
  expect(await saved()).toEqual({ fr: { name: 'Chapeaux' } })
  await user.click(screen.getByRole('link', { name: new RegExp(languageName('ar')) }))
  const arabic = await screen.findByRole('textbox', {
    name: nameIn('ar'),
  })
  expect([arabic.getAttribute('lang'), arabic.getAttribute('dir')]).toEqual(['ar', 'rtl'])
})

it('what is typed outlives the screen, and what another wrote meanwhile is not replaced unseen', async () => {
  const first = open()
  await first.user.type(await screen.findByRole('textbox', { name: french }), 'Chapeaux')
  await screen.findByText(words.changes(1))
  first.unmount()
  await asOwner('PATCH', `departments?id=eq.${id}`, { translations: { fr: { name: 'Couvre-chefs' } } })
  const { user } = open()
  expect(await screen.findByRole('textbox', { name: french })).toHaveProperty('value', 'Chapeaux')
  await user.click(screen.getByRole('button', { name: words.save }))
  await screen.findByText(words.problems.changed('Couvre-chefs'))
  expect(await saved()).toEqual({ fr: { name: 'Couvre-chefs' } })
  await user.click(screen.getByRole('button', { name: words.keepMine }))
  await user.click(screen.getByRole('button', { name: words.save }))
  await screen.findByText(words.saved(1))
  expect(await saved()).toEqual({ fr: { name: 'Chapeaux' } })
})

it('a file is checked first, says which row is wrong, and is written once it is right', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: words.file.import }))
  const dialog = within(await screen.findByRole('alertdialog', { name: words.file.title }))
  const choose = (...lines: string[]) =>
    user.upload(
      dialog.getByLabelText(words.file.choose, { selector: 'input' }),
      new File([['kind,id,field,text,fr,ar', ...lines].join('\n')], 'a.csv', { type: 'text/csv' }),
    )
  await choose(`department,${id},name,${name},${'x'.repeat(61)},قبعات`, 'department,none,name,None,Rien,')
  await dialog.findByText(words.file.wrong(2))
  dialog.getByText(words.file.row(2, languageName('fr'), words.problems.long('60')))
  dialog.getByText(words.file.row(3, languageName('fr'), words.problems.unknown))
  expect(await saved()).toEqual({})
  await choose(`department,${id},name,${name},Chapeaux,قبعات`)
  await dialog.findByText(words.file.ready(2))
  await user.click(dialog.getByRole('button', { name: words.file.write }))
  await screen.findByText(words.saved(2))
  await waitFor(async () =>
    expect(await saved()).toEqual({ fr: { name: 'Chapeaux' }, ar: { name: 'قبعات' } }),
  )
})

it('a shop with one language has nothing to translate', async () => {
  await asOwner('PATCH', 'shop_settings?id=eq.true', { languages: ['en'] })
  openPage(adminPaths.translations)
  await screen.findByText(words.single.title)
})
