import { productLimits } from '@/config/page-limits'
import type * as english from '../../../en/admin/catalogue/product-edit'
import type { Words } from '../../../words'
import { count, number } from '../../shared/numbers'

/** `aujourd’hui`, `le 19 nov.`: within a sentence. */
const onDay = (day: string) => (/^\d/.test(day) ? `le ${day}` : day.toLowerCase())

export const adminProductEdit = {
  pictures: {
    title: 'Photos',
    kinds: 'PNG, JPEG, WebP ou AVIF',
    order: 'Faites glisser pour ordonner, ou ouvrez-en une. La première est la photo principale.',
    drop: 'Déposez ou collez des photos, ou',
    choose: 'Choisir des fichiers',
    chooseShort: 'Choisir',
    photo: 'Prendre une photo',
    chooseLabel: 'Fichiers des photos',
    photoLabel: 'Photo de l’appareil',
    onlyPixels: 'Le lieu et l’heure ne sont pas envoyés.',
    cover: 'Principale',
    open: (place: number, of: number, alt: string) =>
      `Photo ${number(place)} sur ${number(of)}${alt ? ` : ${alt}` : ''}`,
    noAlt: 'Aucune description pour le moment',
    preparing: 'Préparation',
    percent: (part: number) => `${Math.round(part * 100)} %`,
    failed: 'Non envoyée',
    uploads: (done: number, failed: number, of: number) =>
      failed > 0
        ? `${count(failed, 'non envoyée', 'non envoyées')} sur ${number(of)}`
        : `${count(done, 'envoyée', 'envoyées')} sur ${number(of)}`,
    retry: 'Réessayer',
    remove: (place: number) => `Retirer la photo ${number(place)}`,
    removed: 'Photo retirée',
    earlier: 'Avancer',
    later: 'Reculer',
    removeThis: 'Retirer',
    done: 'Terminé',
    moved: (place: number, of: number) => `À présent photo ${number(place)} sur ${number(of)}.`,
    alt: 'Ce que montre la photo',
    altHint: 'Lu par les lecteurs d’écran. Si ce champ est vide, le titre est utilisé.',
    color: 'Couleur montrée',
    anyColor: 'Aucune couleur',
    colorHint: 'La boutique affiche cette photo quand un client choisit la couleur.',
    addUrl: 'Ajouter',
    tooMany: `Un article a ${count(productLimits.pictures, 'photo', 'photos')} au maximum.`,
    problems: {
      type: (name: string) => `${name} : choisissez une photo PNG, JPEG, WebP ou AVIF.`,
      unreadable: (name: string) =>
        `${name} n’a pas pu être lu. Essayez une autre photo, ou un lien vers une image.`,
      'too-big': (name: string) => `${name} est trop lourd, même réduit. Essayez une autre photo.`,
    },
  },
  stock: {
    title: 'Stock',
    by: 'par taille et couleur',
    total: 'Total',
    quantity: 'Quantité',
    cell: (size: string, color: string) => [color, size].filter(Boolean).join(' ') || 'Quantité',
    setAll: (name: string) => `Remplir tout pour ${name}`,
    setAllHint: 'Un nombre, ou +5 et -2. Entrée applique, Échap annule.',
    few: (level: number) => (level === 1 ? 'Plus que 1' : `${number(level)} ou moins`),
    soldOut: 'Épuisé',
    changed: 'Modification non enregistrée',
    was: (quantity: number) => `avant : ${number(quantity)}`,
    keys: { tab: 'Tab', escape: 'Échap' },
    keysMove: 'pour naviguer,',
    keysAdd: 'ajoute,',
    keysBack: 'rétablit',
    invalid: 'Indiquez un nombre entier, 1 000 000 au maximum, ou +5 et -2.',
    history: 'SKU et historique',
    unfinished: 'Une case du stock ne contient pas de nombre. Corrigez-la, puis enregistrez.',
    waiting: (name: string, people: number) =>
      `${name} : ${count(people, 'personne attend', 'personnes attendent')} un e-mail de retour en stock.`,
    waitingHere: (people: number) =>
      `${count(people, 'personne attend', 'personnes attendent')} un e-mail de retour en stock.`,
    lost: (quantity: number) =>
      `Retirer des tailles ou des couleurs retire ${count(quantity, 'pièce', 'pièces')} du stock. Les commandes existantes ne changent pas. Pour en renommer une, modifiez plutôt son nom.`,
  },
  options: {
    name: { sizes: (name: string) => `Taille ${name}`, colors: (name: string) => `Couleur ${name}` },
    remove: (name: string) => `Retirer ${name}`,
    add: { sizes: 'Ajouter des tailles', colors: 'Ajouter des couleurs' },
    hint: 'Modifiez un nom pour renommer : le stock et les commandes suivent.',
    removed: (name: string) => `Retiré : ${name}`,
    joined: (names: readonly string[], to: string) =>
      `${names.join(' et ')} n’en font plus qu’une, ${to} : leurs stocks s’additionnent. Après l’enregistrement, il n’est plus possible de les séparer.`,
  },
  label: (title: string) => `Modifier ${title}`,
  missing: {
    title: 'Article introuvable',
    text: 'Il a été supprimé, ou l’adresse est incomplète.',
    action: 'Tous les articles',
  },
  error: 'Impossible de charger l’article',
  more: 'Plus',
  duplicate: 'Dupliquer',
  archive: 'Archiver',
  restore: 'Remettre en vente',
  remove: 'Supprimer',
  archived: 'Article archivé',
  restored: 'Article remis en vente',
  failed: 'Une erreur est survenue. Réessayez.',
  deleting: {
    title: (title: string) => `Supprimer ${title} ?`,
    text: 'Ses photos, son stock et ses avis sont aussi supprimés. C’est définitif.',
    ordered:
      'Cet article a déjà été commandé, il peut donc seulement être archivé. Les articles archivés quittent la boutique, et vous pouvez les remettre en vente.',
    keep: 'Annuler',
    confirm: 'Supprimer l’article',
    archive: 'Plutôt archiver',
    done: 'Article supprimé',
    failed: 'L’article n’a pas été supprimé. Réessayez.',
  },
  saved: 'Article enregistré',
  changes: (amount: number) =>
    count(amount, 'modification non enregistrée', 'modifications non enregistrées'),
  untouched: 'Tout est enregistré',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  discard: 'Abandonner',
  discarded: 'Modifications abandonnées',
  decide: 'Réglez d’abord les conflits.',
  look: (fields: string) => `à vérifier : ${fields}`,
  notSaved: {
    title: 'L’article n’a pas été enregistré',
    offline:
      'Vous êtes hors ligne. Vos modifications sont toujours là ; enregistrez une fois la connexion revenue.',
    upload: 'Une photo n’a pas été envoyée. Renvoyez-la ou retirez-la, puis enregistrez.',
    forbidden: 'Votre session est terminée. Reconnectez-vous ; vos modifications sont toujours là.',
    invalid: 'Une valeur n’est pas autorisée. Vérifiez les champs, puis enregistrez.',
    gone: 'L’article a été supprimé entre-temps. Vos modifications sont toujours là ; dupliquez-le pour l’ajouter à nouveau.',
    fallback: 'Vos modifications sont toujours là. Réessayez.',
  },
  conflict: {
    title: (amount: number) =>
      `${count(amount, 'champ a changé', 'champs ont changé')} pendant votre modification`,
    text: 'Un autre propriétaire a enregistré, ou un article s’est vendu. Choisissez la valeur à garder, puis enregistrez.',
    field: 'Champ',
    seen: 'Vous aviez vu',
    mine: 'Votre valeur',
    theirs: 'Enregistré à présent',
    empty: 'rien',
    keep: (text: string) => (text ? `Garder ${text}` : 'Garder la mienne'),
    take: (text: string) => (text ? `Prendre ${text}` : 'Prendre la sienne'),
    difference: (quantity: number, by: string) => `Mettre ${number(quantity)} (${by})`,
    of: (choice: string, field: string) => `${choice} : ${field}`,
    pictures: (amount: number) => count(amount, 'photo', 'photos'),
    stock: (name: string) => `Stock, ${name}`,
  },
  stored: {
    title: 'Vous avez des modifications non enregistrées',
    text: (day: string, time: string) => `Gardées dans ce navigateur ${onDay(day)} à ${time}.`,
    restore: 'Reprendre',
    discard: 'Abandonner',
  },
  metrics: {
    title: '30 derniers jours',
    more: 'Statistiques',
    sold: 'Vendus',
    revenue: 'Chiffre d’affaires',
    rating: 'Note',
    unrated: 'Aucun avis pour le moment',
    rated: (rating: string, reviews: number) =>
      `${rating.replace('.', ',')}, ${count(reviews, 'avis', 'avis')}`,
    waiting: 'Attendent le retour en stock',
    people: (people: number) => count(people, 'personne', 'personnes'),
    wished: 'Dans des listes d’envies',
  },
} as const satisfies Words<typeof english.adminProductEdit>
