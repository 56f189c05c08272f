// App and database of different releases, as an owner and a shopper meet them.

import { newest } from 'virtual:migrations'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { admin } from '@/content/admin/admin'
import { versionWords as words } from '@/content/admin/version'
import { network, openPage, signedIn } from '../support/screen'

const asks = /\/rpc\/database_version/
const overview = () => screen.findByRole('heading', { level: 1, name: admin.overview.title })

it.each([
  ['older', 'an earlier migration', async () => Response.json('20200101000000')],
  ['older', 'no answer to the question', 404],
  ['newer', 'a later migration', async () => Response.json('20991231000000')],
] as const)(
  'the overview says that the database is %s, by %s, and what ends that',
  async (age, _by, answer) => {
    network.trouble(asks, answer)
    await signedIn('owner')
    openPage('/admin')
    const notice = within(await screen.findByRole('region', { name: words[age].title }))
    expect(notice.getByText(words[age].text)).toBeVisible()
    await screen.findByRole('link', { name: admin.overview.addProduct })
  },
)

it.each([
  ['the same release', async () => Response.json(newest)],
  ['a release that nobody knows', async () => Response.json(null)],
  ['a database that does not answer', 500],
] as const)('the overview says nothing of releases with %s', async (_by, answer) => {
  network.trouble(asks, answer)
  network.forget()
  await signedIn('owner')
  openPage('/admin')
  await overview()
  await expect.poll(() => network.asked(asks)).toBeGreaterThan(0)
  for (const { title } of [words.older, words.newer])
    expect(screen.queryByRole('region', { name: title })).not.toBeInTheDocument()
})
