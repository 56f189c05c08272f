/** The keys of an object literal with their own type, which `Object.keys` widens to text. */
export const keysOf = <Key extends string>(record: Readonly<Partial<Record<Key, unknown>>>): Key[] =>
  Object.keys(record) as Key[]
