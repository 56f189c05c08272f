import { dealKeys } from './deal-keys'

export const adminDealKeys = {
  list: (filter: object) => [...dealKeys.all, 'owner', 'list', filter] as const,
  byIds: (ids: readonly string[]) => [...dealKeys.all, 'owner', 'by-ids', ids] as const,
}
