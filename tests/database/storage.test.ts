// The bucket of product pictures: anyone can open a picture by its URL, only the owner writes and lists.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { productLimits } from '../../src/config/page-limits.ts'
import { imageTypes } from '../../src/data/storage/product-images.ts'
import { openShop, type Role, type Shop } from '../support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(async () => {
  // The embedded back end keeps the files beside the project, whichever database they belong to.
  const { data } = await bucket('owner').list('', { limit: 1000 })
  await bucket('owner').remove((data ?? []).map(({ name }) => name))
  await shop.close()
})

const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0),
)
const bucket = (role: Role, name = 'product-images') => shop.clients[role].storage.from(name)
const upload = (
  role: Role,
  name = `${randomUUID()}.png`,
  contentType = 'image/png',
  body = png,
  upsert = false,
) => bucket(role).upload(name, body.buffer, { contentType, upsert })
const stored = async (name: string) =>
  (await shop.sql("select 1 from storage.objects where bucket_id = 'product-images' and name = $1", [name]))
    .length

describe('the owner', () => {
  it.each(imageTypes)('the owner uploads a picture as %s that everybody sees with its type', async (type) => {
    const name = `${randomUUID()}.${type === 'image/jpeg' ? 'jpg' : type.replace('image/', '')}`
    expect((await upload('owner', name, type)).error).toBeNull()
    const address = bucket('anon').getPublicUrl(name).data.publicUrl
    const answer = await shop.fetch(address)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe(type)
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(png)
  })

  it('the owner uploads a picture under a name with its width', async () => {
    for (const width of [1, 412, 1600]) {
      const name = `${randomUUID()}-${width}.png`
      expect((await upload('owner', name)).error).toBeNull()
      expect(await stored(name)).toBe(1)
    }
  })

  it('the owner uploads pictures of pages, which everybody sees', async () => {
    const media = (role: Role) => bucket(role, 'store-media')
    const name = `${randomUUID()}-412.webp`
    expect((await media('owner').upload(name, png.buffer, { contentType: 'image/webp' })).error).toBeNull()
    expect((await shop.fetch(media('anon').getPublicUrl(name).data.publicUrl)).status).toBe(200)
    const other = `${randomUUID()}-412.webp`
    expect(
      (await media('shopper').upload(other, png.buffer, { contentType: 'image/webp' })).error,
    ).not.toBeNull()
    expect(
      (await media('owner').upload('page.html', png.buffer, { contentType: 'text/html' })).error,
    ).not.toBeNull()
    expect((await media('owner').remove([name])).error).toBeNull()
    const rows = await shop.sql<{ limits: string }>(
      `select row(public, file_size_limit, allowed_mime_types)::text as limits from storage.buckets
       where id in ('product-images', 'store-media')`,
    )
    expect(new Set(rows.map(({ limits }) => limits)).size).toBe(1)
    expect(rows).toHaveLength(2)
  })

  it('the owner uploads films of pages, which everybody sees, as MP4 or WebM alone', async () => {
    const films = (role: Role) => bucket(role, 'store-films')
    const film = (role: Role, name: string, contentType: string) =>
      films(role).upload(name, png.buffer, { contentType })
    const name = `${randomUUID()}.mp4`
    expect((await film('owner', name, 'video/mp4')).error).toBeNull()
    const answer = await shop.fetch(films('anon').getPublicUrl(name).data.publicUrl)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'video/mp4'])
    expect((await film('owner', `${randomUUID()}.mov`, 'video/quicktime')).error).not.toBeNull()
    expect((await film('owner', `${randomUUID()}.png`, 'video/mp4')).error).not.toBeNull()
    for (const role of ['shopper', 'anon'] as const)
      expect((await film(role, `${randomUUID()}.mp4`, 'video/mp4')).error).not.toBeNull()
    expect((await films('owner').remove([name])).error).toBeNull()
  })

  it('the owner lists and deletes pictures', async () => {
    const name = `${randomUUID()}.png`
    await upload('owner', name)
    const { data } = await bucket('owner').list('', { limit: 1000 })
    expect(data?.map((file) => file.name)).toContain(name)
    expect((await bucket('owner').remove([name])).error).toBeNull()
    expect(await stored(name)).toBe(0)
  })

  it.each([
    ['an svg', 'svg', 'image/svg+xml'],
    ['a page', 'html', 'text/html'],
    ['a page called a picture', 'png', 'text/html'],
    ['an svg called a picture', 'png', 'image/svg+xml'],
    ['a script', 'js', 'text/javascript'],
    ['a gif', 'gif', 'image/gif'],
  ])('the owner does not upload %s', async (_name, extension, type) => {
    const name = `${randomUUID()}.${extension}`
    expect((await upload('owner', name, type)).error).not.toBeNull()
    expect(await stored(name)).toBe(0)
  })

  it.each([
    'picture.png',
    `folder/${randomUUID()}.png`,
    `../${randomUUID()}.png`,
    `${randomUUID()}.png.html`,
    `${randomUUID()}`,
    `${randomUUID()}-0.png`,
    `${randomUUID()}-12345.png`,
    `${randomUUID()}-412-412.png`,
    `${randomUUID().toUpperCase().replace(/[0-9]/g, 'A')}.png`,
  ])('the owner does not upload under the name %s', async (name) => {
    const before = await shop.fingerprint('storage.objects')
    expect((await upload('owner', name)).error).not.toBeNull()
    expect(await shop.fingerprint('storage.objects')).toBe(before)
  })

  it('the bucket of pictures takes 5 MiB a picture at most', async () => {
    // Hosted storage refuses what is larger; the embedded one does not look.
    expect(
      await shop.sql(
        "select id, public, file_size_limit, allowed_mime_types from storage.buckets where id = 'product-images'",
      ),
    ).toEqual([
      {
        id: 'product-images',
        public: true,
        file_size_limit: productLimits.uploadBytes,
        allowed_mime_types: expect.toSatisfy(
          (types: string[]) => types.toSorted().join() === imageTypes.toSorted().join(),
        ),
      },
    ])
  })

  it('the owner does not write over a picture', async () => {
    const name = `${randomUUID()}.png`
    await upload('owner', name)
    expect((await upload('owner', name, 'image/png', Uint8Array.of(1))).error).not.toBeNull()
    const answer = await shop.fetch(bucket('anon').getPublicUrl(name).data.publicUrl)
    expect((await answer.arrayBuffer()).byteLength).toBe(png.byteLength)
  })

  it('the owner writes to no other bucket', async () => {
    expect((await bucket('owner', 'elsewhere').upload('a.png', png.buffer)).error).not.toBeNull()
    expect((await shop.clients.owner.storage.createBucket('elsewhere')).error).not.toBeNull()
  })
})

describe.each(['anon', 'shopper'] as const)('%s', (role) => {
  it('no one but the owner uploads pictures', async () => {
    const name = `${randomUUID()}.png`
    expect((await upload(role, name)).error).not.toBeNull()
    expect(await stored(name)).toBe(0)
  })

  it('no one but the owner lists pictures', async () => {
    await upload('owner')
    expect((await bucket(role).list('', { limit: 1000 })).data ?? []).toEqual([])
    expect((await shop.clients[role].storage.listBuckets()).data ?? []).toEqual([])
  })

  it('no one but the owner overwrites, moves or deletes pictures', async () => {
    const name = `${randomUUID()}.png`
    await upload('owner', name)
    const before = await shop.fingerprint('storage.objects')
    expect((await upload(role, name, 'image/png', Uint8Array.of(1), true)).error).not.toBeNull()
    expect(
      (await bucket(role).update(name, Uint8Array.of(1).buffer, { contentType: 'image/png' })).error,
    ).not.toBeNull()
    await bucket(role).move(name, `${randomUUID()}.png`)
    await bucket(role).copy(name, `${randomUUID()}.png`)
    await bucket(role).remove([name])
    expect(await shop.fingerprint('storage.objects')).toBe(before)
    const answer = await shop.fetch(bucket('anon').getPublicUrl(name).data.publicUrl)
    expect((await answer.arrayBuffer()).byteLength).toBe(png.byteLength)
  })

  it('no one but the owner gets a signed way to upload', async () => {
    expect((await bucket(role).createSignedUploadUrl(`${randomUUID()}.png`)).error).not.toBeNull()
  })
})
