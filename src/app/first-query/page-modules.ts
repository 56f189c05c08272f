/** Where a prerendered page lists its modules as JSON: the entry first, then what it imports. */
export const modulesId = 'modules'

/** The addresses of this page's modules; none where the page loads them itself. */
export function readModules(): string[] {
  return JSON.parse(document.getElementById(modulesId)?.textContent ?? '[]')
}
