/** Who made a product, and what to beware of. */
export const safetyWords = {
  title: 'Safety and maker',
  warnings: 'Warnings',
  maker: 'Maker',
  union: 'Responsible in the European Union',
} as const
