import { beauty } from './range/beauty.ts'
import { extras } from './range/extras.ts'
import { kids } from './range/kids.ts'
import { layers } from './range/layers.ts'
import { type Kind, looksOf, type RangePicture } from './range/shape.ts'
import { women } from './range/women.ts'

/** every kind of thing in the generated catalogue */
export const KINDS: readonly Kind[] = [...women, ...layers, ...extras, ...kids, ...beauty]

/** the picture sheet: one picture for each kind, pattern and colour */
export const RANGE: readonly RangePicture[] = KINDS.flatMap(looksOf)
