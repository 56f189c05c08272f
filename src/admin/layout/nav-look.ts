import { adminPaths } from '@/config/admin-paths'

/** Whether the destinations stand with their names on a wide screen; the online store needs the room for its preview. */
export const navLook = (pathname: string) =>
  `${pathname}/`.startsWith(`${adminPaths.store}/`) ? 'icons' : 'named'
