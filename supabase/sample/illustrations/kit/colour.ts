/** Tones are mixed in OKLCH so that every colourway shades cleanly, without turning grey or neon. */
type Lch = readonly [lightness: number, chroma: number, hue: number]
type Rgb = readonly [number, number, number]

const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255
const linear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
const gamma = (c: number) => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055)

function toLch(hex: string): Lch {
  const r = linear(channel(hex, 1))
  const g = linear(channel(hex, 3))
  const b = linear(channel(hex, 5))
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const L = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  const A = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const B = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return [L, Math.hypot(A, B), Math.atan2(B, A)]
}

function toRgb(L: number, C: number, h: number): Rgb {
  const a = C * Math.cos(h)
  const b = C * Math.sin(h)
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function fromLch([L, C, h]: Lch): string {
  let chroma = C
  let rgb = toRgb(L, chroma, h)
  // out of gamut: give up chroma, never hue
  for (let i = 0; i < 12 && rgb.some((x) => x < -0.002 || x > 1.002); i++) {
    chroma *= 0.85
    rgb = toRgb(L, chroma, h)
  }
  const hex = (x: number) =>
    Math.round(255 * gamma(Math.min(1, Math.max(0, x))))
      .toString(16)
      .padStart(2, '0')
  return `#${rgb.map(hex).join('')}`
}

const known = new Map<string, string>()

/** tone('#c33', -0.1): the same hue, darker. Dark tones gain a little chroma, light tones lose some. */
export function tone(hex: string, dl: number, dc = 0): string {
  const key = `${hex}|${dl}|${dc}`
  const before = known.get(key)
  if (before) return before
  const [L, C, h] = toLch(hex)
  const made = fromLch([Math.min(0.99, Math.max(0.06, L + dl)), Math.max(0, C * (1 - dl * 0.5) + dc), h])
  known.set(key, made)
  return made
}

/** perceived lightness, 0 to 1 */
export const lightness = (hex: string): number => toLch(hex)[0]
/** the hue's angle in radians */
export const hue = (hex: string): number => toLch(hex)[2]
