const key = 'reloaded-for-new-version'

/**
 * For a file that does not come: after a deployment the old ones are gone, and the page is loaded again in its new
 * version. Once per version, so that a file that never comes cannot make a page go round and round.
 */
export function reloadOnce(error: unknown): never | Promise<never> {
  try {
    const version = document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? ''
    if (navigator.onLine && sessionStorage.getItem(key) !== version) {
      sessionStorage.setItem(key, version)
      location.reload()
      return new Promise<never>(() => {})
    }
  } catch {
    // Without session storage a reload could go round for ever: what stands instead explains.
  }
  throw error
}
