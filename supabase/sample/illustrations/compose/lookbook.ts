import type { LOOKBOOK_NAMES } from '../compositions.ts'
import { ring } from '../kit/geometry.ts'
import { type Placed, scene } from '../kit/scene.ts'
import { field, type Glaze } from '../kit/zellige.ts'

type Name = (typeof LOOKBOOK_NAMES)[number]

const W = 720
const H = 900

/** a shape laid with tiles from edge to edge */
const tiled = (id: string, shape: string, glaze: Glaze, R: number, ox: number, oy: number): string =>
  `<clipPath id="${id}"><path d="${shape}"/></clipPath><g clip-path="url(#${id})">${field({ w: W, h: H, R, ox, oy, reach: 2400, solid: 1, glaze })}</g>`

const soft =
  '<filter id="far" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="22"/></filter>'

/** a sun of glazed tiles over the sea */
const SUN = ring(520, 230, 276)
const summer =
  soft +
  `<path d="${ring(520, 250, 290)}" fill="#FFE9B8" opacity=".4" filter="url(#far)"/>` +
  tiled(
    'sun',
    SUN,
    {
      kite1: ['#E9A23B', '#E39A33', '#EEAC4B'],
      kite2: ['#FFF4DA', '#FBEBC6'],
      core: ['#C9583C'],
      cross: ['#F2CB57', '#EDBF45', '#E8735A'],
    },
    46,
    796,
    -46,
  ) +
  `<path d="${SUN}" fill="none" stroke="#FFF4DA" stroke-width="10"/>`

/** two slabs that meet on a slant, a line of road paint between them */
const urban =
  '<path d="M0 0H720V250L0 640Z" fill="#C9CCD2"/><path d="M720 250L0 640V900H720Z" fill="#2A3042"/>' +
  tiled(
    'slab',
    'M720 282L0 672V900H720Z',
    {
      kite1: ['#2F364A', '#333B51'],
      kite2: ['#262C3C', '#2A3042'],
      core: ['#39415A', '#343B52', '#3D4560', '#E9A23B'],
      cross: ['#232838', '#2D3447'],
    },
    48,
    720,
    900,
  ) +
  '<path d="M720 250L0 640V658L720 268Z" fill="#E9A23B"/>'

/** an arch in plaster, tiled in tones that hardly differ */
const ARCH = 'M130 960V392C130 236 232 128 360 84C488 128 590 236 590 392V960Z'
const luxe =
  soft +
  `<path d="${ARCH}" fill="#8A6B44" opacity=".22" filter="url(#far)" transform="translate(14 22)"/>` +
  tiled(
    'arch',
    ARCH,
    {
      kite1: ['#D3C3A8', '#CFBEA2', '#D7C8AE'],
      kite2: ['#E3D7C2', '#E0D3BD'],
      core: ['#C9B48F'],
      cross: ['#DACCB4', '#D6C7AE'],
    },
    44,
    800,
    -48,
  ) +
  `<path d="${ARCH}" fill="none" stroke="#FBF6EC" stroke-width="9"/><path d="${ARCH}" fill="none" stroke="#B79A68" stroke-width="1.4" opacity=".8"/>`

const POSTERS: Readonly<Record<Name, { ground: string; under: string; items: readonly Placed[] }>> = {
  'summer-vibes': {
    ground: '#57B0AB',
    under: summer,
    items: [
      {
        good: 'sundress',
        x: 402,
        y: 500,
        size: 1.5,
        rotate: -6,
        color: '#FBF7EC',
        accent: '#B9472F',
        pattern: 'lemon',
      },
      { good: 'hat', x: 176, y: 214, size: 0.84, rotate: -14, color: '#E9CE98', accent: '#C9583C' },
      { good: 'basket', x: 150, y: 686, size: 0.8, rotate: -9, color: '#DDB56A', accent: '#C9583C' },
      { good: 'sandal', x: 592, y: 752, size: 0.66, rotate: 16, color: '#8A4A2A', accent: '#E3BC69' },
      { good: 'sunglasses', x: 136, y: 444, size: 0.5, rotate: -12, color: '#7A431C', accent: '#55613F' },
    ],
  },
  'urban-edge': {
    ground: '#C9CCD2',
    under: urban,
    items: [
      { good: 'jeans', x: 470, y: 560, size: 1.34, rotate: 9, color: '#9DB8D8', accent: '#D08A3C' },
      { good: 'bomber', x: 276, y: 320, size: 1.3, rotate: -8, color: '#2B2A2C', accent: '#C9CDD3' },
      { good: 'cap', x: 572, y: 156, size: 0.66, rotate: 10, color: '#4B3FD1', accent: '#E9A23B' },
      { good: 'backpack', x: 606, y: 720, size: 0.66, rotate: 8, color: '#E2A33A', accent: '#5B3A22' },
      { good: 'sneaker', x: 216, y: 716, size: 0.92, rotate: -6, color: '#F6F0E4', accent: '#4B3FD1' },
    ],
  },
  'minimalist-luxe': {
    ground: '#EFE7DA',
    under: luxe,
    items: [
      { good: 'slipDress', x: 462, y: 486, size: 1.3, rotate: 9, color: '#F4ECDD', accent: '#E3BC69' },
      { good: 'woolCoat', x: 296, y: 438, size: 1.46, rotate: -5, color: '#C2996B', accent: '#5B3A22' },
      { good: 'clutch', x: 552, y: 716, size: 0.78, rotate: 8, color: '#2A2724', accent: '#E3BC69' },
      {
        good: 'hoops',
        x: 604,
        y: 216,
        size: 0.4,
        rotate: 8,
        color: '#E3BC69',
        accent: '#E3BC69',
        metal: 'gold',
      },
      { good: 'heel', x: 178, y: 762, size: 0.62, rotate: -8, color: '#2A2724', accent: '#17140F' },
    ],
  },
}

/** a poster of the lookbook: one theme, one shape, few colours */
export function lookbook(name: Name): string {
  const { ground, under, items } = POSTERS[name]
  return scene({ w: W, h: H, ground, under, items })
}
