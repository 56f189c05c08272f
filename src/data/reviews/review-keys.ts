export const reviewKeys = {
  shop: () => ['reviews', 'shop'] as const,
  lists: (slug: string) => [...reviewKeys.shop(), slug] as const,
  list: (slug: string, choice: object) => [...reviewKeys.lists(slug), choice] as const,
  quoted: (id: string) => [...reviewKeys.shop(), 'quoted', id] as const,
  picture: (id: string) => [...reviewKeys.shop(), 'picture', id] as const,
  link: (token: string) => [...reviewKeys.shop(), 'link', token] as const,
  moderated: () => ['reviews', 'owner'] as const,
  settings: () => [...reviewKeys.moderated(), 'settings'] as const,
  moderatedPicture: (id: string) => ['reviews', 'owner', 'picture', id] as const,
  request: (orderId: string) => [...reviewKeys.moderated(), 'request', orderId] as const,
  moderatedList: (choice: object) => [...reviewKeys.moderated(), choice] as const,
  mine: (slug: string, memberId: string) => ['reviews', 'member', slug, memberId] as const,
}
