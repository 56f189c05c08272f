import { useEffect, useEffectEvent } from 'react'

/** Something that lies over the page: a sheet, a dialog, a menu. `isAsked` once Back has asked it to close. */
type Layer = { close: () => void; isAsked: boolean }

const open: Layer[] = []
let changed = () => {}

/** The layers that are open, the topmost last. The browser's history keeps an entry for each (`app/shop-history`). */
export const layers: readonly Layer[] = open

/** Called when a layer opens or closes; the last caller wins. */
export function watchLayers(run: () => void) {
  changed = run
}

/** Back closes what is open instead of leaving the page; every sheet, dialog, menu and popover calls this. */
export function useLayer(isOpen: boolean, close: () => void) {
  const onBack = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen) return undefined
    const layer = { close: () => onBack(), isAsked: false }
    open.push(layer)
    changed()
    return () => {
      open.splice(open.indexOf(layer), 1)
      changed()
    }
  }, [isOpen])
}
