const grounds = { plain: '', tint: 'ground-tint', hero: 'bg-surface-hero', band: 'ground-band' } as const

/** What a section stands on: the page, a quiet tint, what openings stand on, or the brand's band. */
export type Ground = keyof typeof grounds

/** The ground's colours, for a section that sets its own width. */
export const groundColors = (ground: Ground): string => grounds[ground]

/** A section on its ground, its content as wide as the page's. */
export const onGround = (ground: Ground): string =>
  ground === 'plain' ? 'wrap' : `bleed ${groundColors(ground)}`
