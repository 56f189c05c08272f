// The shop's own facts. Every text that names the shop reads them here.
export const shop = {
  name: 'Zellige',
  country: 'MA',
} as const
