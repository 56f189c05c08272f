/** Words of the page for an address that leads nowhere. */
export const notFound = {
  code: '404',
  title: 'Oops! Page not found',
  text: 'This address leads nowhere. Perhaps it was mistyped, or what was here has moved.',
  home: 'Return to Home',
  search: 'Search the shop',
} as const
