import { type ComponentType, lazy, useState } from 'react'

type LazyPartOptions<Props> = {
  /** Shown where the code does not load (no connection, an older version of the shop). Nothing by default. */
  instead?: ComponentType<Props>
  /** Loads when the browser is idle, not as soon as it renders. */
  whenIdle?: boolean
  /** The prerendered pages whose HTML contains it, by path: there its code loads before hydration. */
  prerendered?: 'everywhere' | readonly string[]
}

const prerenderedParts: { load: () => Promise<unknown>; on: 'everywhere' | readonly string[] }[] = []

/** Loads the parts that the HTML of a prerendered page contains. The page's own module has to be loaded before. */
export async function loadPrerenderedParts(pathname: string) {
  // Loading a part can declare further ones.
  for (let loaded = -1; loaded < prerenderedParts.length; ) {
    loaded = prerenderedParts.length
    const parts = prerenderedParts.filter(({ on }) => on === 'everywhere' || on.includes(pathname))
    await Promise.all(parts.map(({ load }) => load()))
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
  if (prerendered.length > 0) prerenderedParts.push({ load: loadOnce, on: prerendered })
  const Lazy = lazy(async () => {
    if (whenIdle) await idle()
    return loadOnce()
  })
  return (props: Props) => <ChosenOnce choose={() => loaded ?? Lazy} props={props} />
}

type ChosenOnceProps<Props> = { choose: () => ComponentType<Props>; props: Props }

/** Renders the component that was right at first: another one in the same position would lose the part's state. */
export function ChosenOnce<Props extends object>({ choose, props }: ChosenOnceProps<Props>) {
  const [Chosen] = useState(choose)
  return <Chosen {...props} />
}

/** Resolves when the browser is idle, after a second at the latest. Safari has no requestIdleCallback. */
export const idle = () =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: 1000 })
    else setTimeout(resolve, 200)
  })
