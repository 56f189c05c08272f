import type * as english from '../../../en/admin/catalogue/import'
import type { Words } from '../../../words'
import { count, number } from '../../shared/numbers'

const products = (amount: number) => count(amount, 'article', 'articles')

/** Words of the screen on which owners bring in products from a file. */
export const adminImport = {
  title: 'Importer des articles',
  short: 'Importer',
  back: 'Articles',
  steps: { file: 'Fichier', columns: 'Colonnes', check: 'Vérification', run: 'Import', done: 'Terminé' },
  stepsLabel: 'Étapes',
  step: (at: number, of: number) => `Étape ${at} sur ${of}`,
  titles: {
    file: 'Importer des articles',
    columns: 'Que contient chaque colonne ?',
    check: 'À vérifier avant que rien ne soit écrit',
    run: 'Import en cours',
    done: 'Import terminé',
  },
  file: {
    choose: 'Choisir un fichier',
    drop: 'ou le déposer ici',
    hint: 'CSV ou Excel (XLSX), jusqu’à 20 000 lignes et 25 Mo. Les exports de cette boutique, de Shopify et de WooCommerce sont compris ; pour tout autre fichier, vous dites quelle colonne est quoi.',
    safe: 'Vous voyez d’abord ce qui changerait ; rien n’est écrit avant. Un import ajoute et modifie, il ne retire rien, et peut être annulé pendant une heure.',
    reading: 'Lecture du fichier…',
    another: 'Un autre fichier',
    problems: {
      size: 'Le fichier est trop lourd : 25 Mo au plus. Partagez-le, ou retirez les colonnes inutiles.',
      unreadable:
        'Ce fichier ne peut pas être lu. Il a peut-être été déplacé, ou ouvert dans un autre programme.',
      archive:
        'C’est une archive ZIP, quoi que dise son nom. Décompressez-la et choisissez le fichier qu’elle contient.',
      'old-spreadsheet':
        'C’est un ancien fichier Excel (XLS). Ouvrez-le et enregistrez-le comme « Classeur Excel (.xlsx) » ou CSV.',
      other: 'Ce n’est pas un tableau : il ne contient ni texte ni feuille Excel.',
      damaged:
        'Ce fichier Excel est abîmé ou protégé par un mot de passe. Ouvrez-le et enregistrez-le à nouveau.',
      rows: 'Le fichier a trop de lignes : 20 000 au plus. Partagez-le ; les parties s’importent l’une après l’autre.',
      columns: 'Le fichier a trop de colonnes : 300 au plus.',
      empty: 'Il n’y a rien sous la première ligne, qui nomme les colonnes.',
      heads: 'La première ligne doit nommer les colonnes, par exemple Titre, Prix et SKU.',
    },
  },
  facts: {
    rows: (rows: number) => count(rows, 'ligne', 'lignes'),
    products,
    separators: { ',': 'virgules', ';': 'points-virgules', '\t': 'tabulations' },
    encodings: {
      'utf-8': 'UTF-8',
      'utf-16le': 'UTF-16',
      'utf-16be': 'UTF-16',
      'windows-1252': 'Windows-1252',
      'windows-1256': 'Windows-1256',
    },
    spreadsheet: 'Excel',
    decimals: { ',': 'virgules décimales', '.': 'points décimaux' },
    formats: { shopify: 'export de Shopify', woocommerce: 'export de WooCommerce', other: '' },
  },
  check: {
    checking: (done: number, of: number) => `Vérification : ${number(done)} sur ${products(of)}…`,
    failed: 'La vérification n’a pas pu être terminée. Rien n’a été écrit.',
    again: 'Vérifier à nouveau',
    found: {
      look: 'lignes à regarder',
      create: 'seront créés',
      change: 'seront modifiés',
      same: 'laissés tels quels',
    },
    show: 'Ce que la vérification a trouvé',
    staysOut: (rows: number) =>
      `${count(rows, 'ligne reste dehors tant qu’elle n’est pas juste', 'lignes restent dehors tant qu’elles ne sont pas justes')}.`,
    comesIn: (rows: number) =>
      `${number(rows)} ${rows < 2 ? 'entre avec un changement' : 'entrent avec un changement'}.`,
    takeAll: 'Accepter toutes les propositions',
    download: 'Ces lignes en CSV',
    fileName: (date: string) => `lignes-a-corriger-${date}.csv`,
    why: 'Pourquoi',
    heads: { row: 'Ligne', column: 'Colonne', value: 'Valeur', why: 'Pourquoi', fix: 'Comment corriger' },
    row: (row: number) => `Ligne ${number(row)}`,
    marks: { out: 'Reste dehors', in: 'Entre', fixed: 'Corrigé' },
    empty: 'vide',
    use: (value: string) => `Prendre ${value}`,
    leave: (row: number) => `Laisser la ligne ${number(row)}`,
    type: (column: string, row: number) => `${column}, ligne ${number(row)}`,
    set: 'Mettre',
    undo: 'Annuler',
    none: 'Rien à regarder : chaque ligne est comprise.',
    noProducts: { title: 'Aucun', text: 'Aucun article du fichier n’est dans ce cas.' },
    more: (left: number) => `Et ${number(left)} de plus.`,
    back: 'Retour',
    submit: (amount: number) => `Importer ${products(amount)}`,
    nothing: 'Rien à importer',
    summary: (created: number, changed: number) =>
      `Nouveaux : ${number(created)}, modifiés : ${number(changed)}`,
    note: 'Rien n’est encore écrit',
    unpictured: (amount: number) =>
      `${count(amount, 'article est sans photo : il arrive comme brouillon et ne sera mis en vente qu’avec une photo', 'articles sont sans photo : ils arrivent comme brouillons et ne seront mis en vente qu’avec une photo')}. Après l’import, vous pouvez ajouter beaucoup de photos à la fois, par SKU.`,
    drafts:
      'Les nouveaux articles arrivent comme brouillons, car aucune colonne ne dit leur état. Publiez-les dans la liste des articles quand ils vous conviennent.',
  },
} as const satisfies Words<typeof english.adminImport>
