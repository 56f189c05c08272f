import { type ComponentType, lazy, useState } from 'react'

type LazyPartOptions<Props> = {
  /** Shown where the code does not load (no connection, an older version of the shop). Nothing by default. */
  instead?: ComponentType<Props>
  /** Loads when the browser is idle, not as soon as it renders. */
  whenIdle?: boolean
  /** The prerendered pages whose HTML contains it, by path: there its code loads before hydration. */
  prerendered?: 'everywhere' | readonly string[]
}

/** Each loads its part where the HTML of the page at the path contains it. */
const prerenderedParts: ((pathname: string, isWhole: boolean) => unknown)[] = []

/**
 * Loads the parts that a page's HTML contains. The page's own module has to be loaded before.
 * @param isWhole false for a shell, which does not wait for parts that load when the browser is idle
 */
export async function loadPrerenderedParts(pathname: string, isWhole: boolean) {
  // Loading a part can declare further ones.
  for (let loaded = -1; loaded < prerenderedParts.length; ) {
    loaded = prerenderedParts.length
    await Promise.all(prerenderedParts.map((load) => load(pathname, isWhole)))
  }
}

/** A part of a page in a chunk of its own, loaded when it renders. Render it inside a Suspense boundary. */
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
  return (props: Props) => <StableChoice choose={() => loaded ?? Lazy} props={props} />
}

type StableChoiceProps<Props> = { choose: () => ComponentType<Props>; props: Props }

/** Renders the component that was right at first: another one in the same position would lose the part's state. */
export function StableChoice<Props extends object>({ choose, props }: StableChoiceProps<Props>) {
  const [Chosen] = useState(choose)
  return <Chosen {...props} />
}

/** Resolves when the browser is idle, after a second at the latest. Safari has no requestIdleCallback. */
export const idle = () =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: 1000 })
    else setTimeout(resolve, 200)
  })
