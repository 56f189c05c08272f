// Colours by lightness, chroma and hue (OKLCH), in which equal steps look equal, and the contrast of two (WCAG).

export type Lch = { l: number; c: number; h: number }
type Rgb = readonly [red: number, green: number, blue: number]

const toLinear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
const fromLinear = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055)

const linearOf = (hex: string): Rgb => {
  const part = (from: number) => toLinear(Number.parseInt(hex.slice(from, from + 2), 16) / 255)
  return [part(1), part(3), part(5)]
}

/** Lightness, chroma and hue of a colour (Björn Ottosson's OKLab). */
export function toLch(hex: string): Lch {
  const [r, g, b] = linearOf(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const along = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const across = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(along, across),
    h: Math.atan2(across, along),
  }
}

function linearOfLch({ l, c, h }: Lch): Rgb {
  const along = c * Math.cos(h)
  const across = c * Math.sin(h)
  const long = (l + 0.3963377774 * along + 0.2158037573 * across) ** 3
  const medium = (l - 0.1055613458 * along - 0.0638541728 * across) ** 3
  const short = (l - 0.0894841775 * along - 1.291485548 * across) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

/** The nearest colour that a screen can show: with less chroma, of the same lightness and hue. */
export function toHex(color: Lch): string {
  const isShown = (c: number) =>
    linearOfLch({ ...color, c }).every((part) => part >= -0.0005 && part <= 1.0005)
  let [least, most] = [0, color.c]
  if (!isShown(most))
    for (let step = 0; step < 20; step++) {
      const middle = (least + most) / 2
      if (isShown(middle)) least = middle
      else most = middle
    }
  else least = most
  const parts = linearOfLch({ ...color, c: least }).map((part) =>
    Math.round(255 * fromLinear(Math.min(1, Math.max(0, part))))
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${parts.join('')}`
}

function luminance(hex: string): number {
  const [r, g, b] = linearOf(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** The contrast of two colours by WCAG, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05)
}
