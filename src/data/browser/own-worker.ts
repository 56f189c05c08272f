/** Trusted Types: the content security policy accepts a worker's URL from a policy only. */
const policy = globalThis.trustedTypes?.createPolicy('file-reader', {
  createScriptURL: (url) => {
    if (new URL(url, location.href).origin !== location.origin)
      throw new TypeError(`${url} is not of this site`)
    return url
  },
})

/** A worker of the shop's own, which reads files while the page goes on answering; null where the browser has none of this kind. */
export function ownWorker(file: string): Worker | null {
  if (typeof Worker === 'undefined') return null
  try {
    return new Worker(policy?.createScriptURL(file) ?? file, { type: 'module' })
  } catch {
    return null
  }
}
