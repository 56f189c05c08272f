import { newest } from 'virtual:migrations'
import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { AppError } from '../supabase/errors'
import { rpc } from '../supabase/rpc'
import { settingsKeys } from './settings-keys'

/** How the database stands to the app, by their newest migrations; null where they are the same, or nobody knows. */
export const databaseAgeQuery = () =>
  queryOptions({
    queryKey: settingsKeys.databaseAge(),
    queryFn: async ({ signal }) => ageOf(await versionOf(signal)),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** A database from before it could be asked is older than any app that asks. */
const versionOf = (signal: AbortSignal) =>
  rpc('database_version', {}, v.nullable(v.string()), { get: true, signal }).catch((error: unknown) => {
    if (error instanceof AppError && error.kind === 'not-found') return ''
    throw error
  })

function ageOf(version: string | null): 'older' | 'newer' | null {
  if (version === null || version === newest) return null
  return version < newest ? 'older' : 'newer'
}
