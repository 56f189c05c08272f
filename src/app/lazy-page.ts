import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { reloadOnce } from '@/ui/reload-once'

export type LazyPage = LazyExoticComponent<ComponentType> & {
  preload: () => Promise<unknown>
  /** What it wears beyond the first page's sheet. */
  styles?: (() => Promise<unknown>) | undefined
}

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
  return Object.assign(page, { preload: () => loadOnce().catch(() => undefined), styles })
}
