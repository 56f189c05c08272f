/** where a garment hangs: by shoulders or by clips, and the height of its neck or waist */
type Hang = readonly [kind: 'shoulders' | 'clips', y: number, width?: number]

export const HANGS: Readonly<Record<string, Hang>> = {
  maxiDress: ['shoulders', 56],
  wrapDress: ['shoulders', 60],
  blouse: ['shoulders', 92],
  tee: ['shoulders', 93],
  knit: ['shoulders', 86],
  trench: ['shoulders', 50],
  jeans: ['clips', 44, 44],
  pleatedSkirt: ['clips', 94, 40],
  shirt: ['shoulders', 60],
  chinos: ['clips', 44, 44],
  slipDress: ['shoulders', 60],
  bomber: ['shoulders', 80],
  dungarees: ['shoulders', 60],
  kaftan: ['shoulders', 56],
  hoodie: ['shoulders', 80],
  romper: ['shoulders', 100],
  wideTrousers: ['clips', 44, 44],
}
