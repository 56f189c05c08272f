import type * as english from '../../../en/admin/store/fields'
import type { Words } from '../../../words'
import { count, number } from '../../shared/numbers'

const screens: Readonly<Record<string, string>> = {
  home: 'Page d’accueil',
  search: 'Recherche',
  collections: 'Toutes les collections',
  deals: 'Offres du jour',
  'flash-deals': 'Ventes flash',
  cart: 'Panier',
  wishlist: 'Liste d’envies',
  profile: 'Profil',
  track: 'Suivre une commande',
  welcome: 'Offre pour les nouveaux clients',
  'student-discount': 'Offre pour les étudiants',
}

/** Words of the fields from which the form of a section is made. */
export const storeFields = {
  form: (kind: string) => `Champs : ${kind}`,
  languages: 'Langue des textes',
  complete: 'complet',
  missing: (texts: number) => count(texts, 'texte manquant', 'textes manquants'),
  left: (used: number, most: number) => `${number(used)} sur ${number(most)}`,
  none: 'Aucun choix',
  unknownKind: 'Cette version ne connaît pas ce type de section. Elle reste telle quelle.',
  unknownField: 'Ce champ ne se modifie pas encore ici. Il reste tel quel.',
  loading: 'Chargement du formulaire',
  noFields: 'Il n’y a rien à régler ici.',
  problems: {
    long: (most: number) => `${count(most, 'caractère', 'caractères')} au maximum.`,
    longIn: (most: number, language: string) =>
      `${language} : ${count(most, 'caractère', 'caractères')} au maximum.`,
    least: (least: number) => `${number(least)} au minimum.`,
    most: (most: number) => `${number(most)} au maximum.`,
    whole: 'Indiquez un nombre entier.',
    many: (most: number) => `${count(most, 'élément', 'éléments')} au maximum.`,
    gone: 'Ce qui était choisi n’existe plus. Choisissez à nouveau.',
    wrong: 'Cette valeur ne convient pas.',
  },
  list: {
    entry: (place: number) => `Élément ${place}`,
    add: 'Ajouter un élément',
    full: (most: number) => `${count(most, 'élément', 'éléments')} au maximum.`,
    none: 'Aucun élément.',
  },
  link: {
    kind: (label: string) => `${label} : type`,
    which: (label: string) => `${label} : choix`,
    kinds: {
      none: 'Nulle part',
      page: 'Une page',
      department: 'Un rayon',
      collection: 'Une collection',
      product: 'Un article',
      screen: 'Un écran de la boutique',
      address: 'Une adresse',
    },
    choose: 'Choisir…',
    chooseProduct: 'Choisir un article',
    address: 'Adresse',
    addressHint: 'https://…, mailto:…, tel:… ou un chemin de la boutique, par exemple /about.',
    addressProblem: 'Cette adresse n’est pas sûre.',
    part: 'Seulement une partie',
    partHint: 'Ce qui suit le point d’interrogation dans l’adresse, par exemple category=shoes.',
    partProblem: 'Uniquement lettres, chiffres et - _ . = & %.',
    screens,
  },
  review: {
    title: 'Choisir un avis',
    none: 'Aucun avis choisi.',
    choose: 'Choisir un avis',
    replace: 'En choisir un autre',
    remove: 'Retirer',
    cancel: 'Annuler',
    by: (author: string, product: string) => `${author}, à propos de ${product}`,
    first: (shown: number) =>
      shown < 2
        ? 'Le plus récent avec un texte. Faites une recherche pour en trouver d’autres.'
        : `Les ${number(shown)} plus récents avec un texte. Faites une recherche pour en trouver d’autres.`,
    empty: 'Aucun client n’a encore écrit d’avis avec un texte.',
    gone: 'Cet avis n’est pas affiché : il est masqué ou supprimé, ou son article n’est plus en vente.',
  },
  moment: { over: 'Ce moment est passé : la section n’affiche rien.' },
  row: {
    choose: 'Choisir…',
    error: 'Les choix possibles n’ont pas pu être chargés.',
  },
  products: {
    from: (label: string) => `${label} : lesquels`,
    rules: {
      picked: 'Choisis à la main',
      newest: 'Les plus récents',
      best: 'Meilleures ventes',
      sale: 'Soldés',
      collection: 'D’une collection',
    },
    count: 'Combien',
    collection: 'Collection',
    pick: 'Ajouter des articles',
    list: 'Articles choisis',
    none: 'Aucun article choisi.',
    fill: 'Ceux-ci complètent la rangée quand il n’y a pas assez de meilleures ventes.',
  },
} as const satisfies Words<typeof english.storeFields>
