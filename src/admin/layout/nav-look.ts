import { adminPaths } from '@/config/admin-paths'

/** Whether the destinations stand with their names on a wide screen; the online store and the set-up need the room for their preview. */
export const navLook = (pathname: string) =>
  [adminPaths.store, adminPaths.setUp].some((path) => `${pathname}/`.startsWith(`${path}/`))
    ? 'icons'
    : 'named'
