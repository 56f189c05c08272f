import type { Unit } from '@/domain/product/size-guide'

export const sizeGuideWords = {
  title: 'Size guide',
  lead: 'Measure once, and compare. All figures are those of the body.',
  table: 'Table',
  yours: 'Your size',
  choose: 'Choose your size: it is remembered in this browser and chosen for you wherever it exists.',
  remembered: (size: string) => `Your size is ${size}.`,
  forget: 'Forget it',
  all: 'All sizes on one page',
  /** Of charts under no heading. */
  others: 'Sizes',
  size: 'Size',
  /** For shoes the size itself is the European one. */
  shoeSize: 'EU size',
  units: { cm: 'Centimetres', in: 'Inches' } satisfies Record<Unit, string>,
  unit: 'Measures in',
  short: { cm: 'cm', in: 'in' } satisfies Record<Unit, string>,
  ask: (shop: string) => `Ask ${shop} about a size`,
  howTo: 'How to measure',
  between:
    'Between two sizes, the description of each piece says which to take. If it says nothing, take the larger.',
  body: 'These are measures of the body, not of the piece.',
} as const

/** The parts of the body that charts measure by name, and how one does. */
const partWords: Readonly<Record<string, { name: string; how: string }>> = {
  bust: { name: 'Bust', how: 'Around the fullest part, the tape level and not tight.' },
  chest: { name: 'Chest', how: 'Under the arms and around the fullest part, the tape level.' },
  waist: { name: 'Waist', how: 'Around the narrowest part, where the body bends to the side.' },
  hips: { name: 'Hips', how: 'Around the fullest part, feet together.' },
  leg: { name: 'Inside leg', how: 'From the crotch to the floor, without shoes.' },
  neck: { name: 'Neck', how: 'Around the base of the neck, with a finger under the tape.' },
  height: { name: 'Height', how: 'Standing against a wall, without shoes.' },
  foot: {
    name: 'Foot length',
    how: 'Stand on paper, mark the heel and the longest toe, measure between the marks. The longer foot decides.',
  },
}

export const bodyParts = Object.keys(partWords)
export const bodyPartNames = Object.values(partWords).map(({ name }) => name)

/** What a chart's measure is called; one that the software does not know has the shop's own name. */
export const measureName = (measure: string): string =>
  Object.hasOwn(partWords, measure) ? (partWords[measure]?.name ?? measure) : measure

/** How it is taken; null for one that the software does not know. */
export const howToMeasure = (measure: string): string | null =>
  Object.hasOwn(partWords, measure) ? (partWords[measure]?.how ?? null) : null
