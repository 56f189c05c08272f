import { type ComponentType, lazy, useState } from 'react'
import { useIsHydrating } from './hydration'

type LazyPartOptions<Props> = {
  /** Shown when the code fails to load (offline, or an outdated version). Nothing by default. */
  instead?: ComponentType<Props>
  /**
   * When its code loads: on render unless said. `idle`: when the browser is idle; its HTML stands before.
   * `hydrated`: the same, for what is not in the HTML.
   */
  when?: 'render' | 'idle' | 'hydrated'
}

/** A part of a page in its own chunk. Render it inside a Suspense boundary. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { instead = () => null, when = 'render' }: LazyPartOptions<Props> = {},
) {
  let loaded: ComponentType<Props> | undefined
  const Lazy = lazy(async () => {
    if (when !== 'render' && !import.meta.env.SSR) await idle()
    loaded ??= await load().catch(() => instead)
    return { default: loaded }
  })
  const Choice = when === 'hydrated' ? ChoiceAfterHydration : StableChoice
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
