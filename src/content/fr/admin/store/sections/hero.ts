import type * as english from '../../../../en/admin/store/sections/hero'
import type { Words } from '../../../../words'

export const words = {
  name: 'Grande bannière',
  hint: 'Un grand titre, une image, des boutons',
  fields: {
    eyebrow: { name: 'Ligne au-dessus du titre' },
    hasClock: {
      name: 'Compte à rebours',
      hint: 'Pendant une vente flash, il s’affiche au-dessus du titre.',
    },
    title: { name: 'Titre', hint: 'Vide : le nom de la boutique.' },
    titleEnd: { name: 'Fin du titre', hint: 'Dans la couleur des soldes.' },
    text: { name: 'Texte', hint: 'Vide : ce que la marque dit de la boutique.' },
    button: { name: 'Bouton' },
    to: { name: 'Lien du bouton' },
    second: { name: 'Deuxième bouton' },
    secondTo: { name: 'Lien du deuxième bouton' },
    layout: {
      name: 'Disposition',
      options: { beside: 'Image à côté du texte', behind: 'Image derrière le texte' },
    },
    ground: {
      name: 'Fond',
      options: {
        hero: 'Comme les autres hauts de page',
        band: 'Couleur de la marque',
        plain: 'Celui de la page',
        tint: 'Teinte discrète',
      },
    },
    picture: { name: 'Image', hint: 'À côté du texte sur grand écran.' },
    pictureDark: { name: 'Image dans le thème sombre' },
    tall: { name: 'Image sur téléphone' },
    tallDark: { name: 'Image sur téléphone dans le thème sombre' },
    ornament: { name: 'Ornement', hint: 'Dans le coin sur téléphone ; simple décoration.' },
  },
} as const satisfies Words<typeof english.words>
