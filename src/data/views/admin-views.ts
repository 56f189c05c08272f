import { queryOptions, useMutation } from '@tanstack/react-query'
import { rest, unwrap } from '../supabase/rest'
import { allRows } from '../supabase/rows'
import { useRefresh } from '../supabase/use-refresh'
import { viewKeys } from './view-keys'

/** Filters of a list that an owner gave a name; every owner has the same. */
export type AdminView = { id: number; name: string; query: string }

const columns = 'id,name,query' as const

/** A page's saved views, in the order in which they were saved. */
export const adminViewsQuery = (page: string) =>
  queryOptions({
    queryKey: viewKeys.of(page),
    queryFn: ({ signal }): Promise<AdminView[]> =>
      allRows(
        rest
          .from('admin_views')
          .select(columns, { count: 'exact' })
          .eq('page', page)
          .order('position')
          .order('id')
          .abortSignal(signal),
      ),
  })

/** Saves a view. @throws AppError with the code VIEW_EXISTS or TOO_MANY_VIEWS */
export function useSaveView(page: string) {
  return useMutation({
    mutationFn: ({ name, query }: Omit<AdminView, 'id'>): Promise<AdminView> =>
      unwrap(rest.from('admin_views').insert({ page, name, query }).select(columns).single()),
    onSettled: useRefresh(viewKeys.all),
  })
}

/** Gives a view another name, or other filters. @throws AppError with the code VIEW_EXISTS */
export function useChangeView() {
  return useMutation({
    mutationFn: ({ id, ...change }: { id: number; name?: string; query?: string }): Promise<AdminView> =>
      unwrap(rest.from('admin_views').update(change).eq('id', id).select(columns).single()),
    onSettled: useRefresh(viewKeys.all),
  })
}

export function useDeleteView() {
  return useMutation({
    mutationFn: (id: number): Promise<AdminView> =>
      unwrap(rest.from('admin_views').delete().eq('id', id).select(columns).single()),
    onSettled: useRefresh(viewKeys.all),
  })
}
