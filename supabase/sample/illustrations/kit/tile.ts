export interface TileBody {
  readonly w: number
  readonly h: number
  readonly body: string
}
/** a repeat in the cloth's colour, the second colour, at a size */
export type Tile = (base: string, accent: string, size: number) => TileBody

/** one motif of a repeat: where it sits, how far it reaches, how it is drawn */
export type Motif = readonly [x: number, y: number, reach: number, draw: (x: number, y: number) => string]

/** draws every motif again on the other side of the edges it crosses, so that the repeat has no seam */
export function wrapTile(w: number, h: number, list: readonly Motif[]): string {
  let s = ''
  for (const [x, y, r, draw] of list)
    for (const ox of [-w, 0, w])
      for (const oy of [-h, 0, h]) {
        const X = x + ox
        const Y = y + oy
        if (X > -r && X < w + r && Y > -r && Y < h + r) s += draw(X, Y)
      }
  return s
}

export const flat = (w: number, h: number, body: string): TileBody => ({ w, h, body })
