import type { Stop } from './pen.ts'

/** four tones of a metal: glint, body, shade, outline */
export type Metal = readonly [glint: string, body: string, shade: string, edge: string]
export const GOLD: Metal = ['#FFF3CF', '#EBC877', '#C99A48', '#93692A']
export const SILVER: Metal = ['#FFFFFF', '#D5D8DE', '#9EA4AE', '#62686F']
/** the reflections of a turned metal tube, from edge to edge */
export const tube = (m: Metal): Stop[] => [
  [0, m[2]],
  [0.16, m[0]],
  [0.36, m[1]],
  [0.62, m[2]],
  [0.86, m[3]],
  [1, m[2]],
]
