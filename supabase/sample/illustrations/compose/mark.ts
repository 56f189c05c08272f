import { starPath } from '../kit/geometry.ts'

const MAJORELLE = '#4B3FD1'
/** the shop's mark: three stars cut out of each other */
export const markPath = (s = 1): string =>
  starPath(0, 0, 15.5 * s) + starPath(0, 0, 11.2 * s, Math.PI / 8) + starPath(0, 0, 5.2 * s)

/** the mark as a file; `#ornament` shows a plain star in its place */
export const markFile = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-16 -16 32 32" width="32" height="32"><style>path{fill:${MAJORELLE}}#ornament:not(:target),#ornament:target~path{display:none}</style><path id="ornament" d="${starPath(0, 0, 16)}"/><path fill-rule="evenodd" d="${markPath()}"/></svg>`

/** `safe`: the share of the icon that the mark fills; launchers cut maskable icons to a circle */
export function appIcon(size: number, safe: number, rounded: boolean): string {
  const k = (size * safe) / 31
  const r = rounded ? size * 0.22 : 0
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}" rx="${r}" fill="${MAJORELLE}"/><g transform="translate(${size / 2} ${size / 2})"><path fill="#FBF8F3" fill-rule="evenodd" d="${markPath(k)}"/><path fill="#E9A23B" d="${starPath(0, 0, 5.2 * k)}"/></g></svg>`
}
