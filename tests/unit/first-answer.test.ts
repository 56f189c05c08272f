import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startFirstRequest } from '@/data/supabase/first-answer'

const asked = (slug: string) => `https://shop.example/rest/v1/rpc/get_product?p_slug=${slug}`
const url = asked('dress')

let answer: Response
beforeEach(() => {
  answer = Response.json([])
  vi.stubGlobal('fetch', async () => answer)
  // A page that has just been opened; the process of the tests may be older.
  vi.spyOn(performance, 'now').mockReturnValue(1000)
})
afterEach(() => {
  globalThis.firstAnswer = undefined
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('hands the answer of the first request to the one that asks the same', async () => {
  await startFirstRequest(url, {})
  expect(await globalThis.firstAnswer?.(asked('dress'))).toBe(answer)
})

it('hands the answer out once', async () => {
  await startFirstRequest(url, {})
  await globalThis.firstAnswer?.(url)
  expect(globalThis.firstAnswer?.(url)).toBeUndefined()
})

it('keeps the answer from a request for anything else', async () => {
  await startFirstRequest(url, {})
  expect(globalThis.firstAnswer?.(asked('skirt'))).toBeUndefined()
  expect(globalThis.firstAnswer?.(`${url}0`)).toBeUndefined()
  expect(await globalThis.firstAnswer?.(url)).toBe(answer)
})

it('lets an answer grow old', async () => {
  await startFirstRequest(url, {})
  vi.spyOn(performance, 'now').mockReturnValue(30_001)
  expect(globalThis.firstAnswer?.(url)).toBeUndefined()
})

it('takes a refusal for a failure, so that the page asks again', async () => {
  answer = Response.json({ message: 'TROUBLE' }, { status: 500 })
  await expect(startFirstRequest(url, {})).rejects.toThrow('500')
  await expect(globalThis.firstAnswer?.(url)).rejects.toThrow('500')
})
