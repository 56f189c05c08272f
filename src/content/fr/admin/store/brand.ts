import type * as english from '../../../en/admin/store/brand'
import type { Words } from '../../../words'

const problems: Readonly<Record<string, string>> = {
  'name-length': '60 caractères au maximum.',
  'line-length': '160 caractères au maximum.',
  color: 'Six chiffres ou lettres après un #, comme les écrit le sélecteur de couleur.',
}

/** Words of the brand: name, colours, letters, shapes and marks. */
export const storeBrand = {
  error: 'La marque n’a pas pu être chargée.',
  name: {
    title: 'Nom',
    name: 'Nom de la boutique',
    tagline: 'Votre boutique, en une ligne',
  },
  newsletter: {
    title: 'Lettre d’information dans le pied de page',
    heading: 'Titre',
    text: 'Ce qu’elle apporte, en une ligne',
    hint: 'Vide : le texte du logiciel.',
  },
  inLanguage: (label: string, language: string) => `${label} (${language})`,
  colors: {
    title: 'Couleurs',
    text: 'Toutes les autres découlent de ces trois-là. Une couleur dans laquelle un texte serait illisible est assombrie pour vous, et éclaircie dans le thème sombre.',
    accent: 'Accent',
    accentHint: 'Boutons, liens, ce qui est choisi.',
    sale: 'Soldes',
    saleHint: 'Prix réduits et dernières pièces.',
    highlight: 'Mise en valeur',
    highlightHint: 'Étoiles et petits repères, jamais de texte.',
    pick: (name: string) => `Choisir la couleur : ${name}`,
    contrast: 'Contraste',
    light: 'Clair',
    dark: 'Sombre',
    ratio: (ratio: number) =>
      `${ratio.toLocaleString('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} : 1`,
    pairs: {
      accent: 'Accent sur la page',
      onAccent: 'Texte sur un bouton',
      sale: 'Soldes sur la page',
      muted: 'Texte discret sur la page',
    },
    kept: 'telle que vous l’avez choisie',
    darkened: (from: string) => `la vôtre avait ${from}, rendue lisible`,
  },
  shapes: {
    title: 'Polices et formes',
    fonts: 'Polices',
    fontNames: {
      clear: 'Claire : Readex Pro',
      classic: 'Classique : Brygada et Instrument Sans',
      warm: 'Chaleureuse : El Messiri et Figtree',
      playful: 'Ludique : Baloo et Rubik',
      plain: 'Neutre : la police de l’appareil',
    },
    corners: 'Angles',
    cornerNames: { soft: 'Adoucis', square: 'Droits', round: 'Arrondis' },
    header: 'En-tête',
    headerNames: {
      start: 'Nom au début',
      center: 'Nom au milieu',
      band: 'Sur le bandeau de couleur',
    },
    ratio: 'Photos des articles',
    ratioNames: { '4:5': 'Verticales, 4 sur 5', '1:1': 'Carrées' },
  },
  marks: {
    title: 'Logo, emblème et ornements',
    logo: 'Logo',
    logoHint: 'Remplace le nom dans l’en-tête.',
    logoDark: 'Logo pour le thème sombre',
    logoDarkHint: 'Sans lui, le logo sert dans les deux thèmes.',
    mark: 'Emblème',
    markHint: 'Carré : l’icône de l’application et de l’onglet du navigateur, dessinée à l’enregistrement.',
    frieze: 'Frise',
    friezeHint: 'Au-dessus du pied de page et à la fin des e-mails, 28 pixels de haut.',
    corner: 'Coin',
    cornerHint: 'Derrière le titre des pages qui commencent sans image.',
  },
  dirty: 'Modifications non enregistrées',
  discard: 'Abandonner',
  save: 'Enregistrer',
  busy: 'Enregistrement…',
  saved: 'Marque enregistrée',
  failed: 'La marque n’a pas été enregistrée. Réessayez.',
  changed:
    'Quelqu’un d’autre a modifié les réglages. Ce que vous avez saisi est toujours là : enregistrez à nouveau pour le garder.',
  problems,
} as const satisfies Words<typeof english.storeBrand>
