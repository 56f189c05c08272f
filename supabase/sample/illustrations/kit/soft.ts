/**
 * An illustration as the local server paints it. A renderer without a graphics card spends nine tenths of its time on
 * blurs, one for each fold and edge: here a few lines of growing width and falling opacity stand for each of them.
 * The grain of cloth, which costs as much as all the rest, is left to the posters.
 */
export function withoutBlurs(svg: string): string {
  return svg
    .replace(/<feTurbulence.*?result="N"\/>/g, '')
    .replaceAll('<feMergeNode in="N"/>', '')
    .replace(
      /<(path|use)\b([^>]*?) filter="url\(#\w*?b(\d+(?:_\d+)?)\)"([^>]*)\/>/g,
      (_whole, tag: string, before: string, deviation: string, after: string) =>
        layers(tag, before + after, Number(deviation.replace('_', '.'))),
    )
}

const attribute = (text: string, name: string) => new RegExp(` ${name}="([^"]+)"`).exec(text)?.[1]
const without = (text: string, name: string) => text.replace(new RegExp(` ${name}="[^"]+"`), '')
const n2 = (value: number) => Math.round(value * 100) / 100

function layers(tag: string, attributes: string, blur: number): string {
  const opacity = Number(attribute(attributes, 'opacity') ?? 1)
  const fill = attribute(attributes, 'fill')
  const plain = without(attributes, 'opacity')
  if (fill === 'none') {
    const width = Number(attribute(plain, 'stroke-width') ?? 1)
    const rest = without(plain, 'stroke-width')
    return [
      [Math.max(width * 0.3, width - 1.6 * blur), 0.22],
      [width, 0.24],
      [width + 1.7 * blur, 0.2],
      [width + 3.2 * blur, 0.14],
    ]
      .map(([w = 1, part = 0]) => `<${tag}${rest} stroke-width="${n2(w)}" opacity="${n2(opacity * part)}"/>`)
      .join('')
  }
  return [
    [0, 0.2],
    [1.3, 0.22],
    [2.8, 0.2],
    [4.4, 0.14],
  ]
    .map(([reach = 0, part = 0]) => {
      const line = reach ? ` stroke="${fill}" stroke-width="${n2(reach * blur)}"` : ''
      return `<${tag}${plain}${line} opacity="${n2(opacity * part)}"/>`
    })
    .join('')
}
