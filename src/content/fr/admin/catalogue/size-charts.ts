import { chartBounds } from '@/domain/product/size-chart-form'
import type * as english from '../../../en/admin/catalogue/size-charts'
import type { Words } from '../../../words'
import { count, number } from '../../shared/numbers'
import { adminStructure } from './structure'

const characters = (amount: number) => count(amount, 'caractère', 'caractères')

export const adminSizeCharts = {
  title: adminStructure.sizeCharts,
  text: 'Des tableaux de mesures du corps : les clients les voient à côté des tailles d’un article et dans le guide des tailles.',
  back: 'Structure',
  add: 'Ajouter un tableau des tailles',
  error: 'Impossible de charger les tableaux des tailles',
  none: {
    title: 'Aucun tableau des tailles pour le moment',
    text: 'Avec un tableau, les clients comparent les tailles à leurs propres mesures, et la boutique a un guide des tailles.',
  },
  sizes: (amount: number) => count(amount, 'taille', 'tailles'),
  unused: 'Aucun rayon ni collection ne l’utilise',
  form: {
    newTitle: 'Nouveau tableau des tailles',
    back: 'Tableaux des tailles',
    missing: {
      title: 'Tableau des tailles introuvable',
      text: 'Il a été supprimé, ou l’adresse comporte une faute.',
    },
    unknown: 'Cette version ne connaît pas la forme de ce tableau. Il reste tel quel.',
    about: 'Nom et place',
    name: 'Nom',
    groups: 'Titres dans le guide des tailles',
    groupsHint:
      'Séparés par des virgules, par exemple Femme, Homme. Les tableaux d’un même titre se suivent.',
    table: 'Tailles et mesures',
    unit: 'Mesures saisies en',
    units: { cm: 'Centimètres', in: 'Pouces' },
    unitHint: 'Du corps, un nombre ou deux : 88 ou 88–91. Les clients voient les deux unités.',
    size: 'Taille',
    system: (place: number) => `Autre système ${number(place)}`,
    systemExample: 'EU',
    column: (place: number) => `Mesure ${number(place)}`,
    columnExample: 'Tour de taille',
    row: (place: number) => `Ligne ${number(place)} : taille`,
    cell: (size: string, head: string) => `${size} : ${head}`,
    addColumn: 'Ajouter une mesure',
    addSystem: 'Ajouter un autre système (EU, UK)',
    addRow: 'Ajouter une taille',
    removeColumn: (name: string) => `Retirer la colonne ${name}`,
    removeRow: (name: string) => `Retirer la taille ${name}`,
    unnamed: (place: number) => number(place),
    uses: 'Utilisé pour',
    usesText: 'Une collection a le tableau de son rayon, sauf si elle a le sien.',
    noUses: 'Rien pour le moment.',
    addUse: 'Ajouter un rayon ou une collection',
    choose: 'Choisir…',
    departments: 'Rayons',
    collections: 'Collections',
    removeUse: (name: string) => `Ne plus utiliser pour ${name}`,
    dirty: 'Modifications non enregistrées',
    fresh: 'Nouveau tableau des tailles',
    check: 'vérifiez ce qui est signalé',
    discard: 'Abandonner',
    save: 'Enregistrer',
    create: 'Ajouter le tableau des tailles',
    busy: 'Enregistrement…',
    saved: (name: string) => `Tableau « ${name} » enregistré`,
    problems: {
      name: `Indiquez un nom de ${characters(chartBounds.name)} au maximum.`,
      groups: `${count(chartBounds.groups, 'titre', 'titres')} au maximum, de ${characters(chartBounds.text)} au maximum chacun.`,
      heads: `Chaque colonne doit avoir un nom de ${characters(chartBounds.text)} au maximum.`,
      sizes: 'Chaque ligne doit avoir sa propre taille.',
      measures: 'Chaque mesure est un nombre comme 88, ou deux comme 88–91, en commençant par le plus petit.',
    },
    refusals: {
      conflict:
        'Un autre propriétaire a modifié ce tableau entre-temps. Abandonnez vos modifications pour voir sa version.',
      unknown: 'Il n’a pas été enregistré. Réessayez.',
    },
  },
  remove: {
    open: 'Supprimer',
    title: (name: string) => `Supprimer ${name} ?`,
    text: 'Les clients ne voient plus ces tailles.',
    used: (names: string) => `Utilisé pour ${names}. Choisissez-leur d’abord un autre tableau.`,
    keep: 'Annuler',
    confirm: 'Supprimer',
    busy: 'Suppression…',
    done: (name: string) => `Tableau « ${name} » supprimé`,
    refusals: { unknown: 'Il n’a pas été supprimé. Réessayez.' },
  },
} as const satisfies Words<typeof english.adminSizeCharts>
