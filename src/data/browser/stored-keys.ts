/** The keys of everything that the shop has stored in this browser. */
export function storedKeys(): string[] {
  try {
    return [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
  } catch {
    return []
  }
}

/** Removes the entries of stores whose code may not be loaded; a name also stands for the keys `name:…`. */
export function removeStored(names: readonly string[]) {
  for (const key of storedKeys()) {
    if (!names.some((name) => key === name || key.startsWith(`${name}:`))) continue
    localStorage.removeItem(key)
    sessionStorage.removeItem(key)
  }
}
