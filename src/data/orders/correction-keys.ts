import { orderKeys } from './order-keys'

/** Apart from the keys that shoppers load. */
export const correctionKeys = {
  list: (id: string) => [...orderKeys.all, 'owner', 'corrections', id] as const,
  ownerPreview: (channel: string, wished: object) =>
    [...orderKeys.all, 'owner', 'preview', channel, wished] as const,
  preview: (id: string, wished: object, version: string) =>
    [...correctionKeys.list(id), 'preview', wished, version] as const,
}
