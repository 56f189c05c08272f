/** What the banner before a department's list says of it. */
export const departmentWords = {
  products: (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'product' : 'products'}`,
  upTo: (percent: number) => `Up to ${percent}% off`,
  tiles: (department: string) => `${department} by category`,
  count: (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'item' : 'items'}`,
} as const
