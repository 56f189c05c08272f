declare global {
  /** The answer to a page's first request, once and if it is the very same; undefined without such a script. */
  var firstAnswer: ((url: string) => Promise<Response> | undefined) | undefined
}

/** As long as the query client takes an answer for new (src/app/query-client.ts). */
const lifetime = 30_000

/**
 * Starts a page's first request from an inline script, before the bundle is there (src/app/first-query). `rest` takes
 * the answer instead of asking the same. A refusal counts as a failure of the network, after which the query client asks
 * again.
 */
export function startFirstRequest(url: string, headers: HeadersInit): Promise<Response> {
  const answer = fetch(url, { headers }).then((response) => {
    if (!response.ok) throw new Error(`${response.status} ${url}`)
    return response
  })
  let isTaken = false
  globalThis.firstAnswer = (asked) => {
    if (isTaken || performance.now() > lifetime || asked !== url) return undefined
    isTaken = true
    return answer
  }
  return answer
}
