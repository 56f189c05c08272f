import { queryOptions, useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import type { MenuItem } from '@/domain/store/menu'
import { settingsKeys } from '../settings/settings-keys'
import { parseAnswer } from '../supabase/answer'
import { AppError } from '../supabase/errors'
import { toJson } from '../supabase/json'
import { rest, unwrap } from '../supabase/rest'
import { allRows } from '../supabase/rows'
import { column, rowOf } from '../supabase/schemas'
import { useRefresh } from '../supabase/use-refresh'
import { menuKeys } from './menu-keys'

/** An entry of a menu, with those below it. */
export const menuItem: v.GenericSchema<unknown, MenuItem> = v.pipe(
  v.looseObject({
    label: v.optional(v.nullable(v.unknown()), null),
    target: v.optional(v.nullable(v.unknown()), null),
    items: v.optional(v.array(v.lazy(() => menuItem)), () => []),
  }),
  v.transform(({ label, target, items, ...rest }) => ({ ...rest, label, target, items })),
)
const menu = rowOf({
  slug: v.string(),
  items: v.array(menuItem),
  version: column('updated_at', v.string()),
})
/** A menu with its entries. */
export type Menu = v.InferOutput<typeof menu>

export const menusQuery = () =>
  queryOptions({
    queryKey: menuKeys.list(),
    queryFn: async ({ signal }) => {
      const rows = await allRows(
        rest
          .from('menus')
          .select('slug,items,updated_at', { count: 'exact' })
          .order('slug')
          .abortSignal(signal),
      )
      return parseAnswer('menus', v.array(menu), rows)
    },
  })

/** @throws AppError of the kind `conflict`, MENU_CHANGED, when another saved since `version` */
async function saveMenu({ slug, items, version }: Menu) {
  const rows = await unwrap(
    rest
      .from('menus')
      .update({ items: toJson(items) ?? [] })
      .eq('slug', slug)
      .eq('updated_at', version)
      .select('slug'),
  )
  if (rows.length === 0) throw new AppError('conflict', 'MENU_CHANGED')
}

/** Saves a menu, which every page shows. @throws AppError as saveMenu */
export function useSaveMenu() {
  return useMutation({
    mutationFn: saveMenu,
    onSettled: useRefresh(menuKeys.all, settingsKeys.all),
  })
}
