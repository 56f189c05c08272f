import { queryOptions, useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { type SynonymSort, synonymSorts } from '@/domain/catalogue/synonym'
import { rest, unwrap } from '../supabase/rest'
import { allRows } from '../supabase/rows'
import { useRefresh } from '../supabase/use-refresh'
import { searchKeys } from './search-keys'

/** Words that mean the same to shoppers, folded as the search compares them. */
export type Synonym = { id: string; sort: SynonymSort; name: string; words: string[] }

const columns = 'id,sort,name,words' as const
const sortSchema = v.picklist(synonymSorts)

/** All rows, by name. */
export const synonymsQuery = () =>
  queryOptions({
    queryKey: searchKeys.synonyms(),
    queryFn: async ({ signal }): Promise<Synonym[]> => {
      const rows = await allRows(
        rest
          .from('synonyms')
          .select(columns, { count: 'exact' })
          .order('name')
          .order('id')
          .abortSignal(signal),
      )
      return rows.map((row) => ({ ...row, sort: v.parse(sortSchema, row.sort) }))
    },
  })

type Change = Pick<Synonym, 'name' | 'words'>

/** Adds a row (`id` null) of products or of plain words, or changes one. @throws AppError with the code INVALID_INPUT */
export function useSaveSynonym() {
  return useMutation({
    mutationFn: ({ id, sort, ...change }: Change & { id: string | null; sort: SynonymSort }) =>
      unwrap(
        id === null
          ? rest
              .from('synonyms')
              .insert({ sort, ...change })
              .select('id')
              .single()
          : rest.from('synonyms').update(change).eq('id', id).select('id').single(),
      ),
    onSettled: useRefresh(searchKeys.synonyms()),
  })
}

export function useDeleteSynonym() {
  return useMutation({
    mutationFn: (id: string) => unwrap(rest.from('synonyms').delete().eq('id', id).select('id').single()),
    onSettled: useRefresh(searchKeys.synonyms()),
  })
}
