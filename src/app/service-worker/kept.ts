// What is kept is bounded: so many answers, the oldest go first, and each only for so many days.

export type Bounds = { name: string; most: number; days?: number }

const keptAt = 'x-kept-at'

export async function keepAs({ name, most }: Bounds, key: string, answer: Response): Promise<void> {
  const headers = new Headers(answer.headers)
  headers.set(keptAt, String(Date.now()))
  const cache = await caches.open(name)
  await cache.delete(key)
  await cache.put(key, new Response(await answer.blob(), { headers }))
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((old) => cache.delete(old)))
}

export async function seenAs({ name, days = Number.POSITIVE_INFINITY }: Bounds, key: string) {
  const answer = await caches.match(key, { cacheName: name, ignoreVary: true })
  if (!answer) return undefined
  return { answer, isYoung: Date.now() - Number(answer.headers.get(keptAt)) < days * 86_400_000 }
}
