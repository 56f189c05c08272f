import { pageKeys } from './page-keys'

export const adminPageKeys = {
  list: () => [...pageKeys.owner(), 'list'] as const,
  edited: (id: string) => [...pageKeys.owner(), 'edited', id] as const,
  version: (id: string) => [...pageKeys.owner(), 'version', id] as const,
  shown: (sections: string, language: string) => [...pageKeys.owner(), 'shown', language, sections] as const,
  targets: () => [...pageKeys.owner(), 'targets'] as const,
  products: (ids: readonly string[]) => [...pageKeys.owner(), 'products', ids] as const,
  places: (id: string) => [...pageKeys.owner(), 'places', id] as const,
}
