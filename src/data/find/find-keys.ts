export const findKeys = {
  quick: (words: string) => ['quick-find', 'owner', words] as const,
}
