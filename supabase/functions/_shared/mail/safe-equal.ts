/** Whether two secrets are the same, in a time that says nothing about where they differ or how long they are. */
export async function safeEqual(a: string, b: string): Promise<boolean> {
  const [left, right] = await Promise.all([digest(a), digest(b)])
  return left.reduce((difference, byte, i) => difference | (byte ^ (right[i] ?? 0)), 0) === 0
}

async function digest(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
}
