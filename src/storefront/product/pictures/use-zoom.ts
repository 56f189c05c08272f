import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Frame, initialView, moveBy, type Point, type View, zoomAt, zoomStep } from './zoom'

/** In pixels: a press that moves further is a drag, and a horizontal drag of `swiped` is a swipe. */
const dragThreshold = 6
const swiped = 48

/**
 * Zooms a picture by wheel, pinch or tap, pans it by drag, and reports a swipe while it is not zoomed in. Spread the
 * returned props on the element that frames it.
 */
export function useZoom(onSwipe: (step: 1 | -1) => void) {
  const [view, setView] = useState(initialView)
  const [isDragging, setIsDragging] = useState(false)
  const element = useRef<HTMLButtonElement>(null)
  const pointers = useRef(new Map<number, Point>())
  const moved = useRef(0)

  const frameOf = (): Frame => {
    const { clientWidth: width = 1, clientHeight: height = 1 } = element.current ?? {}
    const picture = element.current?.querySelector('img')
    const ratio = picture?.naturalHeight ? picture.naturalWidth / picture.naturalHeight : 0.8
    return { width, height, ratio }
  }
  const fromMiddle = ({ x, y }: Point): Point => {
    const { left = 0, top = 0, width = 0, height = 0 } = element.current?.getBoundingClientRect() ?? {}
    return { x: x - left - width / 2, y: y - top - height / 2 }
  }
  const change = (make: (view: View, frame: Frame) => View) => {
    const frame = frameOf()
    setView((before) => make(before, frame))
  }

  // React's wheel listener is passive, so preventDefault would not stop the page from scrolling or zooming.
  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    const at = fromMiddle({ x: event.clientX, y: event.clientY })
    // A pinch on a trackpad arrives as wheel events with Control and small steps.
    const speed = event.ctrlKey ? 0.01 : 0.002
    change((before, frame) => zoomAt(before, frame, before.scale * Math.exp(-event.deltaY * speed), at))
  })
  useEffect(() => {
    const frame = element.current
    const listener = (event: WheelEvent) => onWheel(event)
    frame?.addEventListener('wheel', listener, { passive: false })
    return () => frame?.removeEventListener('wheel', listener)
  }, [])

  const onPointerDown = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    if (pointers.current.size === 0) moved.current = 0
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    setIsDragging(true)
  }
  const onPointerMove = ({ pointerId, clientX, clientY }: PointerEvent) => {
    const before = pointers.current.get(pointerId)
    if (!before) return
    const now = { x: clientX, y: clientY }
    const by = { x: now.x - before.x, y: now.y - before.y }
    moved.current += Math.abs(by.x) + Math.abs(by.y)
    const other = [...pointers.current].find(([id]) => id !== pointerId)?.[1]
    pointers.current.set(pointerId, now)
    if (other) {
      const apart = (one: Point) => Math.hypot(one.x - other.x, one.y - other.y)
      const at = fromMiddle({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 })
      const factor = apart(now) / Math.max(1, apart(before))
      change((seen, frame) =>
        zoomAt(moveBy(seen, frame, { x: by.x / 2, y: by.y / 2 }), frame, seen.scale * factor, at),
      )
    } else {
      // Not zoomed in, the picture follows the finger as the start of a swipe.
      change((seen, frame) => (seen.scale > 1 ? moveBy(seen, frame, by) : { ...seen, x: seen.x + by.x }))
    }
  }
  const onPointerEnd = ({ pointerId }: PointerEvent) => {
    if (!pointers.current.delete(pointerId) || pointers.current.size > 0) return
    setIsDragging(false)
    if (view.scale > 1) return
    setView(initialView)
    if (Math.abs(view.x) >= swiped) onSwipe(view.x < 0 ? 1 : -1)
  }
  const zoomBy = (factor: number, at: Point = { x: 0, y: 0 }) =>
    change((before, frame) => zoomAt(before, frame, before.scale * factor, at))

  return {
    view,
    isDragging,
    isClose: view.scale > 1,
    reset: () => setView(initialView),
    zoomBy,
    move: (by: Point) => change((before, frame) => moveBy(before, frame, by)),
    frame: {
      ref: element,
      onPointerDown,
      onPointerMove,
      onPointerUp: onPointerEnd,
      onPointerCancel: onPointerEnd,
      /** A click that was not a drag zooms at the pointer; Enter and Space zoom at the centre. */
      onClick: ({ clientX, clientY, detail }: { clientX: number; clientY: number; detail: number }) => {
        if (detail > 0 && moved.current > dragThreshold) return
        if (view.scale > 1) setView(initialView)
        else zoomBy(zoomStep, detail > 0 ? fromMiddle({ x: clientX, y: clientY }) : undefined)
      },
    },
  }
}
