const key = 'reloaded-for-new-version'

/**
 * Handles a chunk that fails to load: after a deployment the old files are gone, so the page reloads into the new
 * version. Once per version, so that a missing file cannot cause an endless reload.
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
    // Without session storage the reload could repeat for ever, so the error is shown.
  }
  throw error
}
