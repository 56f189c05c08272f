import type * as english from '../../../../en/admin/store/sections/product-row'
import type { Words } from '../../../../words'

export const words = {
  name: 'Rangée d’articles',
  hint: 'Nouveautés, meilleures ventes, soldes, ou choisis à la main',
  fields: {
    title: { name: 'Titre' },
    named: {
      name: 'Si aucun titre n’est écrit',
      options: {
        none: 'Aucun',
        newest: 'Nouveautés',
        best: 'Meilleures ventes',
        all: 'Dans la boutique',
      },
    },
    text: { name: 'Texte' },
    to: { name: 'Lien de « Tout voir »' },
    products: { name: 'Articles' },
    layout: {
      name: 'Disposition',
      options: { even: 'Cartes égales', ranked: 'Cartes larges avec leur rang' },
    },
    rhythm: {
      name: 'Rythme',
      hint: 'Pour les cartes égales.',
      options: { even: 'Toutes de même taille', lead: 'La première deux fois plus large' },
    },
    ground: { name: 'Fond', options: { plain: 'Celui de la page', tint: 'Teinte discrète' } },
    poster: {
      name: 'Affiche',
      hint: 'Une grande image avant les articles ; elle mène au même endroit que « Tout voir ».',
    },
    posterTitle: { name: 'Titre sur l’affiche' },
    posterText: { name: 'Texte sur l’affiche' },
    askTo: {
      name: 'Lien de la question',
      hint: 'Là où les articles laissent des cases vides sur la dernière ligne, une question s’affiche. Sans ce lien, il n’y en a pas.',
    },
    askTitle: { name: 'Question', hint: 'Vide : demande si l’on cherche autre chose.' },
    askText: { name: 'Texte sous la question' },
    askButton: { name: 'Texte du lien sous la question' },
  },
} as const satisfies Words<typeof english.words>
