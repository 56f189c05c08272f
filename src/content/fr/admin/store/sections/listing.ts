import type * as english from '../../../../en/admin/store/sections/listing'
import type { Words } from '../../../../words'

export const words = {
  name: 'Liste d’articles',
  hint: 'Tous les articles qui conviennent, avec filtres et pages',
  fields: {
    departments: { name: 'Rayons', hint: 'Aucun : les articles de tous les rayons.' },
    kinds: { name: 'Catégories', hint: 'Aucune : les articles de toutes les catégories.' },
    collection: { name: 'Collection', hint: 'Seulement ses articles.' },
    onSale: { name: 'Seulement les articles soldés' },
    isNew: { name: 'Seulement les nouveautés' },
    categories: {
      name: 'Catégories au choix',
      hint: 'Aucune : celles des articles de la liste.',
    },
    'categories.category': { name: 'Catégorie' },
    'categories.including': { name: 'Regroupée avec', hint: 'Les catégories qu’elle représente aussi.' },
    'categories.to': { name: 'Lien vers', hint: 'Vide : elle affiche sa partie de cette liste.' },
    fixed: {
      name: 'La page porte sur une seule catégorie',
      hint: 'C’est celle qui est choisie ; les autres mènent à leurs propres pages.',
    },
    first: {
      name: 'Tri au départ',
      options: {
        featured: 'Mis en avant',
        newest: 'Nouveautés d’abord',
        'price-low': 'Prix croissant',
        'price-high': 'Prix décroissant',
        rating: 'Mieux notés d’abord',
        popular: 'Plus achetés d’abord',
      },
    },
    chips: {
      name: 'Catégories au-dessus de la liste',
      hint: 'Elles y sont toujours sur téléphone ; ceci vaut pour les grands écrans.',
    },
    search: { name: 'Une recherche dans la liste' },
  },
} as const satisfies Words<typeof english.words>
