import { type ComponentType, lazy } from 'react'
import { StableChoice } from '@/ui/lazy-part'
import { reloadOnce } from '@/ui/reload-once'

export type LazyPage = ComponentType & { preload: () => Promise<unknown> }

/**
 * A page in a chunk of its own, loaded when it is shown, or earlier through `preload`. After a deployment the old file is
 * gone: then the whole page reloads, once.
 */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyPage {
  let loaded: ComponentType | undefined
  const loadOnce = async () => {
    loaded ??= (await load())[name]
    return { default: loaded }
  }
  const Lazy = lazy(() => loadOnce().catch(reloadOnce))
  const page = () => <StableChoice choose={() => loaded ?? Lazy} props={{}} />
  return Object.assign(page, { preload: () => loadOnce().catch(() => undefined) })
}
