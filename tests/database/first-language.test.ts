// In which language a new shop counts as written whose owner says only later in which they write.
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest'
import type { Embedded } from '../../supabase/local/embedded.ts'
import { openCopy } from '../support/template.ts'

let back: Embedded
beforeAll(async () => {
  back = await openCopy(inject('templates'), 'empty', { seed: false })
})
afterAll(() => back?.close())

const one = async <T>(sql: string, params: unknown[] = []) => {
  const [row] = (await back.database.query<{ value: T }>(sql, params)).rows
  return row?.value
}
const written = () => one<string[]>('select private.written_languages() as value')
const speak = (languages: string) =>
  one<string>('update public.shop_settings set languages = $1 returning text_language as value', [languages])
const label = () =>
  one<object>(`select items #> '{0,label,$text}' as value from public.menus where slug = 'header'`)

beforeEach(async () => {
  await back.database.exec(`
    delete from public.departments where true;
    update public.menus set items = '[]' where slug = 'header';
    update public.shop_settings set languages = '{en}', text_language = 'en', tagline = null where true`)
  expect(await written()).toEqual([])
})
/** What the owner typed under the only tab that there was. */
const write = () =>
  back.database.exec(`
    update public.shop_settings set tagline = 'Poterie de Safi' where true;
    insert into public.departments (slug, name) values ('bols', 'Bols');
    update public.menus set items = '[{"label": {"$text": {"en": "Nos bols"}}, "target": {"$link": {"url": "/bols"}}}]'
    where slug = 'header'`)

it('while nothing is translated, rows and words within contents follow the shop’s first language', async () => {
  await write()
  expect(await written()).toEqual(['en'])
  // The search words of the software are there in French, which is no translation of the owner’s.
  expect(await speak('{fr,ar}')).toBe('fr')
  expect([await label(), await written()]).toEqual([{ fr: 'Nos bols' }, ['fr']])
  expect(await speak('{ar,fr}')).toBe('ar')
  expect(await speak('{fr,ar}')).toBe('fr')
  expect(await label()).toEqual({ fr: 'Nos bols' })
})

it('another language beside the first one changes nothing', async () => {
  await write()
  expect(await speak('{en,fr}')).toBe('en')
  expect(await label()).toEqual({ en: 'Nos bols' })
})

it('once something is translated, the language of rows stays, also where the shop puts it down', async () => {
  await write()
  await speak('{en,fr}')
  await back.database.exec(
    `update public.departments set translations = '{"fr": {"name": "Les bols"}}' where slug = 'bols'`,
  )
  expect(await written()).toEqual(['en', 'fr'])
  expect(await speak('{fr,en}')).toBe('en')
  expect(await speak('{fr}')).toBe('en')
  expect(await label()).toEqual({ en: 'Nos bols' })
})

it('words within contents in another language are translations, too', async () => {
  await write()
  await speak('{en,fr}')
  await back.database.exec(
    `update public.menus set items = jsonb_set(items, '{0,label,$text,fr}', '"Bols"') where slug = 'header'`,
  )
  expect(await speak('{fr,en}')).toBe('en')
  expect(await label()).toEqual({ en: 'Nos bols', fr: 'Bols' })
})
