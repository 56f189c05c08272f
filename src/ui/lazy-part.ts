import { type ComponentType, lazy } from 'react'

/**
 * A part of a page whose code comes when it is shown. If it does not come (no connection, an older version of the
 * shop), the page stays and has `instead` in its place.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = () => null,
) {
  return lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: instead }),
    ),
  )
}
