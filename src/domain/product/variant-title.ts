/** As many letters as product catalogues take. */
const longest = 150

/** A variant's name by itself, as catalogues and search results show it: `Wool Coat, Ink, M`. */
export const variantTitle = (title: string, { color, size }: { color: string; size: string }): string =>
  [title, color, size]
    .filter((part) => part !== '')
    .join(', ')
    .slice(0, longest)
