import { type ComponentType, lazy, useState } from 'react'
import { useIsHydrating } from './hydration'

type LazyPartOptions<Props> = {
  /** Shown when the code fails to load (offline, or an outdated version). Nothing by default. */
  instead?: ComponentType<Props>
  /** Loads when the browser is idle instead of on render. */
  whenIdle?: boolean
  /** The prerendered pages that contain it, by path: there its code loads before hydration. */
  prerendered?: 'everywhere' | readonly string[]
}

/** Each loads its part on paths whose HTML contains it. */
const prerenderedParts: ((pathname: string, isWhole: boolean) => unknown)[] = []

/**
 * Loads the parts in a page's HTML. The page's own module must be loaded before. @param isWhole false for a shell,
 * which does not wait for idle parts
 */
export async function loadPrerenderedParts(pathname: string, isWhole: boolean) {
  // Loading a part can declare further ones.
  for (let loaded = -1; loaded < prerenderedParts.length; ) {
    loaded = prerenderedParts.length
    await Promise.all(prerenderedParts.map((load) => load(pathname, isWhole)))
  }
}

/** A part of a page in its own chunk, loaded when it renders. Render it inside a Suspense boundary. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { instead = () => null, whenIdle = false, prerendered = [] }: LazyPartOptions<Props> = {},
) {
  let loaded: ComponentType<Props> | undefined
  const loadOnce = async () => {
    loaded ??= await load().catch(() => instead)
    return { default: loaded }
  }
  prerenderedParts.push(
    (pathname, isWhole) =>
      (isWhole || !whenIdle) &&
      (prerendered === 'everywhere' || prerendered.includes(pathname)) &&
      loadOnce(),
  )
  const Lazy = lazy(async () => {
    if (whenIdle) await idle()
    return loadOnce()
  })
  // In the HTML it would have to be hydrated before the first navigation, which would wait for its code.
  const Choice = whenIdle && prerendered.length === 0 ? ChoiceAfterHydration : StableChoice
  return (props: Props) => <Choice choose={() => loaded ?? Lazy} props={props} />
}

type StableChoiceProps<Props> = { choose: () => ComponentType<Props>; props: Props }

/** Keeps the component chosen on first render: switching would lose the part's state. */
export function StableChoice<Props extends object>({ choose, props }: StableChoiceProps<Props>) {
  const [Chosen] = useState(choose)
  return <Chosen {...props} />
}

function ChoiceAfterHydration<Props extends object>(props: StableChoiceProps<Props>) {
  return useIsHydrating() ? null : <StableChoice {...props} />
}

/** Resolves when the browser is idle, after `timeout` ms at the latest. Safari has no requestIdleCallback. */
export const idle = (timeout = 1000) =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout })
    else setTimeout(resolve, 200)
  })
