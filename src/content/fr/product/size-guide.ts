import type * as english from '../../en/product/size-guide'
import type { Words } from '../../words'

export const sizeGuideWords = {
  title: 'Guide des tailles',
  lead: 'Prenez vos mesures une fois, puis comparez. Toutes les mesures sont celles du corps.',
  table: 'Tableau',
  yours: 'Votre taille',
  choose: 'Choisissez votre taille : ce navigateur la retient et la présélectionne partout où elle existe.',
  remembered: (size: string) => `Votre taille est ${size}.`,
  forget: 'L’oublier',
  all: 'Toutes les tailles sur une page',
  /** Of charts under no heading. */
  others: 'Tailles',
  size: 'Taille',
  /** For shoes the size itself is the European one. */
  shoeSize: 'Pointure EU',
  units: { cm: 'Centimètres', in: 'Pouces' },
  unit: 'Mesures en',
  short: { cm: 'cm', in: 'po' },
  ask: (shop: string) => `Poser une question à ${shop} sur une taille`,
  howTo: 'Comment prendre vos mesures',
  between:
    'Entre deux tailles, la description de l’article indique laquelle prendre. Si elle n’en dit rien, prenez la plus grande.',
  body: 'Ce sont les mesures du corps, pas celles de l’article.',
} as const satisfies Words<typeof english.sizeGuideWords>

/** The parts of the body that charts measure by name, and how one does. */
const partWords: Readonly<Record<string, { name: string; how: string }>> = {
  bust: {
    name: 'Tour de poitrine',
    how: 'Autour de la partie la plus forte, le mètre ruban bien horizontal et sans serrer.',
  },
  chest: {
    name: 'Tour de torse',
    how: 'Sous les bras et autour de la partie la plus forte, le mètre ruban bien horizontal.',
  },
  waist: {
    name: 'Tour de taille',
    how: 'Autour de la partie la plus fine, là où le corps se plie sur le côté.',
  },
  hips: { name: 'Tour de hanches', how: 'Autour de la partie la plus forte, les pieds joints.' },
  leg: { name: 'Entrejambe', how: 'De l’entrejambe au sol, sans chaussures.' },
  neck: { name: 'Tour de cou', how: 'Autour de la base du cou, un doigt glissé sous le mètre ruban.' },
  height: { name: 'Stature', how: 'Debout contre un mur, sans chaussures.' },
  foot: {
    name: 'Longueur du pied',
    how: 'Posez le pied sur une feuille, marquez le talon et l’orteil le plus long, puis mesurez entre les deux marques. C’est le pied le plus long qui compte.',
  },
}

export const bodyParts = Object.keys(partWords)
export const bodyPartNames = Object.values(partWords).map(({ name }) => name)

/** What a chart's measure is called; one that the software does not know has the shop's own name. */
export const measureName: typeof english.measureName = (measure) =>
  Object.hasOwn(partWords, measure) ? (partWords[measure]?.name ?? measure) : measure

/** How it is taken; null for one that the software does not know. */
export const howToMeasure: typeof english.howToMeasure = (measure) =>
  Object.hasOwn(partWords, measure) ? (partWords[measure]?.how ?? null) : null
