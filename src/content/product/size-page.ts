import { shop } from '@/config/shop'

/** Words of the size guide's own page, beside those of its tables. */
export const sizePage = {
  description: `Size tables of ${shop.name} for women, men, kids and shoes, in centimetres and inches, and how to measure.`,
  lead: 'Measure once, and know your size in every department. All figures are those of the body.',
  unit: { cm: 'cm', in: 'in' },
  ask: (name: string) => `Ask ${name} about a size`,
} as const
