import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

export type LazyPage = LazyExoticComponent<ComponentType> & { preload: () => Promise<unknown> }

/**
 * A page whose code comes when it is shown, or earlier through `preload`. After a deployment the old file is gone:
 * then the whole page is loaded again, once.
 * @param styles what it wears beyond the first page's sheet
 */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  styles?: () => Promise<unknown>,
): LazyPage {
  const loadOnce = async () => {
    const [module] = await Promise.all([load(), styles?.()])
    return { default: module[name] }
  }
  const page = lazy(() => loadOnce().catch(reloadOnce))
  return Object.assign(page, { preload: () => loadOnce().catch(() => undefined) })
}

const reloadKey = 'reloaded-for-new-version'

function reloadOnce(error: unknown): never | Promise<never> {
  try {
    const last = Number(sessionStorage.getItem(reloadKey) ?? 0)
    if (navigator.onLine && Date.now() - last > 10_000) {
      sessionStorage.setItem(reloadKey, String(Date.now()))
      location.reload()
      return new Promise<never>(() => {})
    }
  } catch {
    // Without session storage a reload could go round for ever: the error page explains instead.
  }
  throw error
}
