/** How a picture lies in its frame: so many times as large, moved from the middle by so many pixels. */
export type View = { scale: number; x: number; y: number }
export type Point = { x: number; y: number }
/** The frame, and the proportion of the picture that is fitted into it. */
export type Frame = { width: number; height: number; ratio: number }

export const initialView: View = { scale: 1, x: 0, y: 0 }
export const closest = 4
/** What one tap does. */
export const zoomStep = 2.5

/** Brings a place (from the middle of the frame) closer or further away; that place stays where it is. */
export function zoomAt(view: View, frame: Frame, scale: number, at: Point): View {
  const next = Math.min(closest, Math.max(1, scale))
  const factor = next / view.scale
  return clampView(
    { scale: next, x: at.x - (at.x - view.x) * factor, y: at.y - (at.y - view.y) * factor },
    frame,
  )
}

export function moveBy({ scale, x, y }: View, frame: Frame, by: Point): View {
  return clampView({ scale, x: x + by.x, y: y + by.y }, frame)
}

/** No further than the edges of the picture; what is smaller than the frame stays in its middle. */
function clampView({ scale, x, y }: View, { width, height, ratio }: Frame): View {
  const shown = Math.min(width, height * ratio)
  const slack = (size: number, frame: number) => Math.max(0, (size * scale - frame) / 2)
  const within = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value)) || 0
  return { scale, x: within(x, slack(shown, width)), y: within(y, slack(shown / ratio, height)) }
}
