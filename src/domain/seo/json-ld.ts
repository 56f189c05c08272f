/** JSON that can stand inside a script element whatever its texts hold: nothing in it ends the element or begins another. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** Where a page stands, in the words of schema.org. A crumb without an address is the page itself. */
export function breadcrumbs(
  crumbs: readonly { label: string; to?: string | undefined }[],
  absolute: (path: string) => string,
) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(to !== undefined && { item: absolute(to) }),
    })),
  }
}
