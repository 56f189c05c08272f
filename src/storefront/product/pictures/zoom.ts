/** Scale, and offset from the centre in pixels. */
export type View = { scale: number; x: number; y: number }
export type Point = { x: number; y: number }
/** The frame's size in pixels and the picture's aspect ratio. */
export type Frame = { width: number; height: number; ratio: number }

export const initialView: View = { scale: 1, x: 0, y: 0 }
export const closest = 4
/** The scale after one tap. */
export const zoomStep = 2.5

/** Zooms so that the point under the pointer (relative to the frame's centre) stays where it is. */
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

/** Keeps the picture's edges outside the frame; a picture smaller than the frame is centred. */
function clampView({ scale, x, y }: View, { width, height, ratio }: Frame): View {
  const shown = Math.min(width, height * ratio)
  const slack = (size: number, frame: number) => Math.max(0, (size * scale - frame) / 2)
  const within = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value)) || 0
  return { scale, x: within(x, slack(shown, width)), y: within(y, slack(shown / ratio, height)) }
}
