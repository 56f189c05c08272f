import { zoneBounds } from '@/domain/delivery/zone-form'
import type * as english from '../../../en/admin/settings/delivery'
import type { Words } from '../../../words'
import { count, number } from '../../shared/numbers'

/** Amounts are formatted by the caller, in the shop's currency. */
export const adminDelivery = {
  title: 'Livraison',
  hint: 'Les prix et délais s’appliquent aussitôt aux nouvelles commandes.',
  add: 'Ajouter une zone',
  error: 'Impossible de charger les zones de livraison',
  none: {
    title: 'Aucune livraison nulle part',
    text: 'Ajoutez une zone avec un mode de livraison pour que l’on puisse commander.',
  },
  edit: (zone: string) => `Modifier ${zone}`,
  rest: 'Tous les pays qu’aucune autre zone ne cite',
  places: (countries: readonly string[], cities: readonly string[]) => {
    const names = countries.length > 3 ? count(countries.length, 'pays', 'pays') : countries.join(', ')
    if (cities.length === 0) return names
    const towns = cities.length > 3 ? count(cities.length, 'ville', 'villes') : cities.join(', ')
    return `${towns} (${names})`
  },
  days: (min: number, max: number) =>
    min === max ? count(min, 'jour', 'jours') : `${number(min)} à ${count(max, 'jour', 'jours')}`,
  free: 'Gratuit',
  freeAbove: (amount: string) => `gratuit à partir de ${amount}`,
  off: 'non proposé',
  noMethods: 'Aucun mode : rien n’est livré ici.',
  fees: {
    title: 'Frais de transporteur',
    hint: 'Ce que le transporteur vous facture pour un colis vers cette zone. Seuls les administrateurs le voient. Les colis déjà partis gardent leurs frais.',
    fields: { delivered: 'Livré', returned: 'Retourné', refused: 'Refusé' },
    wrong: 'Indiquez un montant comme 35 ou 35,50.',
    save: 'Enregistrer les frais',
    saved: 'Frais de transporteur enregistrés',
    failed: 'Les frais n’ont pas été enregistrés. Réessayez.',
    error: 'Impossible de charger les frais de transporteur',
  },
  form: {
    back: 'Réglages',
    newTitle: 'Nouvelle zone de livraison',
    missing: { title: 'Zone introuvable', text: 'Elle a été supprimée, ou l’adresse est incomplète.' },
    place: 'Où',
    name: 'Nom',
    nameHint: 'Seuls les administrateurs le voient.',
    nameExample: 'Par exemple : Maroc',
    where: {
      label: 'Pays desservis',
      rest: 'Tous les pays qu’aucune autre zone ne cite',
      some: 'Des pays choisis',
    },
    countries: 'Pays',
    chosen: (amount: number) => count(amount, 'choisi', 'choisis'),
    find: 'Rechercher un pays',
    cities: 'Seulement ces villes',
    citiesHint: 'Une par ligne. Vide pour tout le pays. Majuscules et accents ne font pas de différence.',
    methods: 'Modes',
    methodsHint:
      'Les clients les voient dans cet ordre ; le premier est sélectionné tant qu’ils n’ont pas choisi.',
    methodExample: 'Par exemple : livraison à domicile',
    method: (place: number, name: string) => name || `Mode ${place}`,
    fields: {
      name: 'Nom',
      minDays: 'De (jours)',
      maxDays: 'À (jours)',
      price: 'Prix',
      freeAbove: 'Gratuit à partir de',
    },
    freeHint: 'Vide pour jamais',
    active: 'Proposé à la commande',
    addMethod: 'Ajouter un mode',
    up: (name: string) => `Monter ${name}`,
    down: (name: string) => `Descendre ${name}`,
    remove: (name: string) => `Retirer ${name}`,
    noMethods: 'Aucun mode pour le moment. Sans mode, rien n’est livré ici.',
    fresh: 'Nouvelle zone',
    dirty: 'Modifications non enregistrées',
    check: 'Vérifiez les champs signalés',
    discard: 'Abandonner',
    save: 'Enregistrer',
    create: 'Ajouter la zone',
    busy: 'Enregistrement…',
    saved: 'Zone de livraison enregistrée',
    failed: 'La zone n’a pas été enregistrée. Votre saisie est toujours là ; réessayez.',
    conflict:
      'Un autre propriétaire a modifié cette zone entre-temps. Abandonnez vos modifications pour voir les siennes.',
    tooMany: 'Il y a déjà cent zones.',
    delete: 'Supprimer la zone',
    ask: {
      title: (zone: string) => `Supprimer ${zone} ?`,
      text: 'Ses lieux sont ensuite desservis par la zone de tous les autres pays, ou plus du tout. Les commandes déjà passées gardent leur livraison.',
      keep: 'Garder la zone',
      confirm: 'Supprimer la zone',
    },
    deleted: 'Zone de livraison supprimée',
    deleteFailed: 'La zone n’a pas été supprimée. Réessayez.',
  },
  problems: {
    name: 'Indiquez un nom de 80 caractères au maximum.',
    countries: 'Choisissez au moins un pays.',
    cities: `Indiquez ${number(zoneBounds.cities)} villes au maximum.`,
    method: 'Indiquez un nom de 60 caractères au maximum.',
    days: `Indiquez un nombre entier de jours, ${zoneBounds.days} au maximum.`,
    order: 'Indiquez au moins autant de jours que dans le champ précédent.',
    amount: 'Indiquez un montant comme 7,99.',
  },
} as const satisfies Words<typeof english.adminDelivery>
