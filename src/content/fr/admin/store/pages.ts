import type * as english from '../../../en/admin/store/pages'
import type { Words } from '../../../words'
import { dayWords, timeWords } from '../admin'

const kinds = {
  home: 'Page d’accueil',
  page: 'Page',
  policy: 'Politique',
  lookbook: 'Lookbook',
  landing: 'Page d’atterrissage',
  department: 'Rayon',
} as const

/** Where something is shown, in words. */
export const placeWords = {
  page: (title: string) => `la page « ${title} »`,
  menu: (slug: string) => `le menu « ${menuName(slug)} »`,
  brand: 'la marque',
  row: {
    category: (name: string) => `la catégorie « ${name} »`,
    department: (name: string) => `le rayon « ${name} »`,
    collection: (name: string) => `la collection « ${name} »`,
  },
} as const satisfies Words<typeof english.placeWords>

const menuNames: Readonly<Record<string, string>> = {
  header: 'En-tête',
  footer: 'Pied de page',
  legal: 'Liens légaux',
  checkout: 'Commande',
  support: 'Aide',
}
export const menuName: typeof english.menuName = (slug) => menuNames[slug] ?? slug

const goesLive = (at: number, now: number) => {
  const day = dayWords(at, now)
  return `Mise en ligne ${/^\d/.test(day) ? `le ${day}` : day.toLowerCase()} à ${timeWords(at)}`
}

/** Words of the list of pages, and of what a page is called. */
export const storePages = {
  choose: 'Page',
  list: 'Pages de la boutique',
  error: 'Les pages n’ont pas pu être chargées.',
  kinds,
  untitled: 'Sans titre',
  path: (slug: string) => (slug === 'home' ? '/' : `/${slug}`),
  states: {
    published: 'Publiée',
    draft: 'Brouillon',
    scheduled: goesLive,
    standard: 'D’origine',
    nothing: 'Non publiée',
  },
  unchecked: 'À faire vérifier par un juriste',
  missing: {
    title: 'Page introuvable',
    text: 'Elle a été supprimée, ou l’adresse est mal saisie.',
    back: 'Toutes les pages',
  },
  add: {
    open: 'Nouvelle page',
    title: 'Nouvelle page',
    fields: { title: 'Titre', slug: 'Adresse', kind: 'Type' },
    slugHint: (slug: string) => (slug ? `Adresse de la page : /${slug}` : 'Suit le titre'),
    kinds: { page: 'Page', landing: 'Page d’atterrissage', lookbook: 'Lookbook' },
    submit: 'Ajouter la page',
    busy: 'Ajout…',
    cancel: 'Annuler',
    added: 'Page ajoutée',
    failed: 'La page n’a pas été ajoutée. Réessayez.',
  },
  details: {
    open: 'Réglages de la page',
    title: (name: string) => `Réglages de « ${name} »`,
    name: 'Titre',
    nameHint: 'Dans l’onglet du navigateur et dans les résultats de recherche.',
    description: 'Description pour les moteurs de recherche',
    descriptionHint: 'Une ou deux phrases qui disent ce qu’il y a sur la page.',
    slug: 'Adresse',
    slugHint: 'L’ancienne adresse continue de mener ici.',
    slugStays: 'Le logiciel y renvoie : son adresse ne change pas.',
    slugOfDepartment: 'Suit l’adresse de son rayon.',
    indexed: 'Dans les moteurs de recherche et le plan du site',
    save: 'Enregistrer',
    saving: 'Enregistrement…',
    cancel: 'Annuler',
    saved: 'Réglages de la page enregistrés',
    failed: 'Les réglages n’ont pas été enregistrés. Réessayez.',
    changed:
      'Quelqu’un d’autre a modifié cette page. Fermez, regardez ses valeurs, puis modifiez les vôtres.',
    stays: 'Le logiciel renvoie à cette page : son adresse ne change pas.',
  },
  summary: {
    choose: 'Choisissez une section dans la liste ou dans l’aperçu pour la modifier.',
    add: 'Cette page est vide. Ajoutez sa première section dans la liste.',
    title: (name: string) => `Réglages de « ${name} »`,
    noDescription: 'Aucune pour le moment : les moteurs de recherche choisissent des mots de la page',
    search: 'Dans les moteurs de recherche',
    indexed: 'Oui, et dans le plan du site',
    notIndexed: 'Non',
    change: 'Modifier les réglages',
  },
  remove: {
    open: 'Supprimer la page',
    title: (name: string) => `Supprimer « ${name} » ?`,
    text: 'Son brouillon et toutes ses versions disparaissent avec elle, et son adresse mène à la page d’accueil. C’est définitif.',
    keep: 'Garder',
    confirm: 'Supprimer',
    busy: 'Suppression…',
    done: 'Page supprimée',
    failed: 'La page n’a pas été supprimée. Réessayez.',
    stays: 'Le logiciel renvoie à cette page : elle reste.',
    shown: (places: string) => `Des liens y mènent depuis ${places}. Retirez-les d’abord.`,
  },
  problems: {
    required: 'La page a besoin d’un titre.',
    'title-length': '120 caractères au maximum.',
    'description-length': '300 caractères au maximum.',
    slug: 'Minuscules de a à z, chiffres et tirets simples, 60 au maximum.',
    'slug-reserved': 'Le logiciel utilise cette adresse pour autre chose.',
    'slug-taken': 'Une autre page a cette adresse.',
  },
} as const satisfies Words<typeof english.storePages>
