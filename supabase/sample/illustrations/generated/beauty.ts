import type { Kind } from './shape.ts'

export const beauty: readonly Kind[] = [
  {
    kind: 'lipstick',
    good: 'lipstick',
    looks: { plain: 'Coral Burgundy Violet=#8E4A8A Terracotta' },
    trim: '#2B1D3A',
    alt: 'Open lipstick in {cloth}, its cap beside it',
  },
  {
    kind: 'palette',
    good: 'palette',
    looks: {
      sunset: '=#B9573C/#E3BC69',
      rose: '=#A64A5E/#E3BC69',
      night: '=#3E3A6E/#C9CDD3',
      fig: '=#6F4A7A/#E3BC69',
      amber: '=#C98A3A/#5B2F1C',
      neroli: '=#E59A6B/#FBF4E6',
      argan: '=#8A5A35/#E3BC69',
      olive: '=#6F7A45/#E3BC69',
    },
    alt: 'Open palette of pressed eyeshadows in {scent} shades, with a mirror',
  },
  {
    kind: 'nail-polish',
    good: 'nailPolish',
    looks: { plain: 'Red Pink Turquoise' },
    trim: '#2B2927',
    alt: 'Bottle of nail polish in {cloth}, with a drop of it on the paper',
  },
  {
    kind: 'serum',
    good: 'serum',
    looks: { rose: '=#D98880/#A83F52', neroli: '=#E7B04A/#B9573C', fig: '=#8E6BA0/#4F3F73' },
    alt: 'Glass bottle of {scent} face serum with a dropper cap',
  },
  {
    kind: 'cream-jar',
    good: 'creamJar',
    looks: { argan: '=#E9C98F/#1F6F5C', rose: '=#F0C0BA/#A83F52', olive: '=#BFC79A/#5B6B3A' },
    alt: 'Open jar of {scent} face cream, its golden lid leaning behind it',
  },
  {
    kind: 'perfume',
    good: 'perfume',
    looks: {
      amber: '=#C9742F/#5B2F1C',
      rose: '=#E9A3A0/#7E2F4B',
      fig: '=#8FA56A/#3A4A2A',
      night: '=#4A4FA8/#2B2A52',
    },
    alt: 'Glass bottle of {scent} eau de parfum with a faceted stopper',
  },
  {
    kind: 'pump-bottle',
    good: 'pumpBottle',
    looks: { olive: '=#8E9A58/#F6EEDD', neroli: '=#E9A96A/#F6EEDD', rose: '=#D98F8A/#F6EEDD' },
    alt: 'Pump bottle of {scent} body lotion with a paper label',
  },
  {
    kind: 'hair-brush',
    good: 'hairBrush',
    looks: { plain: 'Brown=#B98553 Green' },
    trim: '#2B241C',
    alt: 'Paddle hair brush in {cloth}, with a smooth handle and rounded bristles',
  },
]
