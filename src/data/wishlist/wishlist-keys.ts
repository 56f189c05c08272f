export const wishlistKeys = {
  of: (memberId: string) => ['wishlist', 'member', memberId] as const,
  entries: (memberId: string, slugs: readonly string[]) =>
    [...wishlistKeys.of(memberId), 'entries', slugs] as const,
}
