import type * as english from '../../../en/admin/catalogue/product-files'
import type { Words } from '../../../words'

/** Words of the files of products that owners export. The import knows the heads of every language. */
export const productFiles = {
  export: {
    title: 'Exporter',
    busy: 'Export en cours…',
    failed: 'Le fichier n’a pas pu être créé. Réessayez.',
    kinds: {
      all: { label: 'Articles', hint: 'Tout ce qu’un import reprend' },
      stock: { label: 'Stock et prix', hint: 'Par SKU, à modifier dans un tableur' },
      count: { label: 'Feuille de comptage', hint: 'Pour compter les rayons, avec une colonne à remplir' },
    },
    names: {
      all: (date: string) => `articles-${date}.csv`,
      stock: (date: string) => `stock-et-prix-${date}.csv`,
      count: (date: string) => `feuille-de-comptage-${date}.csv`,
    },
  },
  heads: {
    handle: 'Adresse dans la boutique',
    title: 'Titre',
    description: 'Description',
    collection: 'Collection',
    status: 'État',
    publishAt: 'Mise en vente le',
    vendor: 'Marque ou fabricant',
    type: 'Type',
    tags: 'Étiquettes',
    origin: 'Pays d’origine',
    hsCode: 'Code SH',
    seoTitle: 'Titre pour les moteurs de recherche',
    seoDescription: 'Description pour les moteurs de recherche',
    materials: 'Matières',
    details: 'Détails',
    sku: 'SKU',
    size: 'Taille',
    color: 'Couleur',
    price: 'Prix',
    originalPrice: 'Prix d’origine',
    quantity: 'Stock',
    picture: 'Photo',
    pictureAlt: 'Description de la photo',
    pictureColor: 'Couleur de la photo',
    expected: 'Attendu',
    counted: 'Compté',
  },
  statuses: { live: 'En vente', draft: 'Brouillon', scheduled: 'Programmé', archived: 'Archivé' },
} as const satisfies Words<typeof english.productFiles>
