export const reviewKeys = {
  shop: () => ['reviews', 'shop'] as const,
  lists: (slug: string) => [...reviewKeys.shop(), slug] as const,
  list: (slug: string, choice: object) => [...reviewKeys.lists(slug), choice] as const,
  quoted: (id: string) => [...reviewKeys.shop(), 'quoted', id] as const,
  moderated: () => ['reviews', 'owner'] as const,
  moderatedList: (choice: object) => [...reviewKeys.moderated(), choice] as const,
  mine: (slug: string, memberId: string) => ['reviews', 'member', slug, memberId] as const,
}
