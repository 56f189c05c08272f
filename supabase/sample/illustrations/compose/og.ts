import { scene } from '../kit/scene.ts'
import { field } from '../kit/zellige.ts'
import { markPath } from './mark.ts'

/** the picture that is shown when a page of the shop is shared */
export function og(): string {
  const words = `<g transform="translate(112 262)"><path transform="translate(0 0)" fill="#4B3FD1" fill-rule="evenodd" d="${markPath(2.5)}"/></g><text x="164" y="286" font-family="El Messiri,serif" font-weight="600" font-size="84" letter-spacing="-2" fill="#1B1A17">Zellige</text><text x="76" y="360" font-family="El Messiri,serif" font-weight="500" font-size="37" letter-spacing="-.4" fill="#5E5A52">Everyday fashion from Morocco</text>`
  return scene({
    w: 1200,
    h: 630,
    flat: true,
    ground: '#F1E6D6',
    under: field({ w: 1200, h: 630, R: 38, ox: 1200, oy: 0, reach: 540, solid: 0.42, lineOp: 0.24 }) + words,
    items: [
      {
        good: 'maxiDress',
        x: 868,
        y: 330,
        size: 1.3,
        rotate: -7,
        color: '#F3CBC3',
        accent: '#B9472F',
        pattern: 'floral',
      },
      { good: 'hat', x: 702, y: 136, size: 0.56, rotate: -12, color: '#E3C48A', accent: '#1B1A17' },
      { good: 'basket', x: 1094, y: 452, size: 0.82, rotate: 8, color: '#D9B37A', accent: '#A4502F' },
      { good: 'babouche', x: 672, y: 506, size: 0.5, rotate: -22, color: '#E2A33A', accent: '#FBF1D6' },
    ],
  })
}
