import type * as english from '../../../en/admin/store/editor'
import type { Words } from '../../../words'
import { count } from '../../shared/numbers'
import { dayWords, timeWords } from '../admin'

/** `aujourd’hui à 14:05`, `le 19 nov. à 14:05`: within a sentence. */
const moment = (at: number, now: number) => {
  const day = dayWords(at, now)
  return `${/^\d/.test(day) ? `le ${day}` : day.toLowerCase()} à ${timeWords(at)}`
}

/** Words of the editor of a page: its sections, its preview, and what becomes of a draft. */
export const storeEditor = {
  head: (page: string) => `${page} · Boutique en ligne`,
  loading: 'Chargement de la page',
  error: 'La page n’a pas pu être chargée.',
  newer:
    'Cette page vient d’une version plus récente du logiciel. Vous pouvez la consulter ici ; pour la modifier, mettez d’abord la boutique à jour.',
  state: {
    draft: 'Brouillon',
    live: 'Publiée',
    scheduled: 'Programmée',
    standard: 'D’origine',
    changes: (changes: number) => count(changes, 'modification', 'modifications'),
    saved: (at: number) => `enregistré à ${timeWords(at)}`,
    saving: 'enregistrement…',
    waiting: 'pas encore enregistré',
    published: (at: number, now: number) => `publiée ${moment(at, now)}`,
    goesLive: (at: number, now: number) => `mise en ligne ${moment(at, now)}`,
    unsaved: 'Non enregistré. Vos textes sont gardés dans ce navigateur et seront renvoyés.',
    offline:
      'Vous êtes hors ligne. Vos textes sont gardés dans ce navigateur et partiront dès le retour de la connexion.',
    refused: 'Non enregistré : la page est devenue trop lourde, ou l’un de ses liens n’est pas sûr.',
  },
  tabs: { sections: 'Sections', preview: 'Aperçu' },
  actions: {
    history: 'Historique',
    link: 'Lien d’aperçu',
    schedule: 'Programmer',
    unschedule: 'Annuler la programmation',
    publish: 'Publier',
    publishing: 'Publication…',
    undo: 'Annuler la dernière étape',
    discard: 'Abandonner le brouillon',
    more: 'Plus',
    view: 'Voir la page',
  },
  published: 'Page publiée',
  publishFailed: 'La page n’a pas été publiée. Réessayez.',
  nothingNew: 'Tout est déjà publié',
  scheduled: (at: number, now: number) => `Mise en ligne ${moment(at, now)}`,
  unscheduled: 'C’est de nouveau un brouillon',
  unscheduleFailed: {
    unknown: 'La page est toujours programmée. Réessayez.',
    PUBLISHED_ALREADY:
      'L’heure est passée : la page est publiée. Pour revenir en arrière, rétablissez une version antérieure depuis l’historique et publiez-la.',
  },
  discard: {
    title: 'Abandonner le brouillon ?',
    text: 'La page reste telle qu’elle est publiée. Le contenu du brouillon est perdu.',
    keep: 'Garder',
    confirm: 'Abandonner',
    busy: 'Abandon…',
    done: 'Brouillon abandonné',
    failed:
      'Le brouillon n’a pas été abandonné : quelqu’un d’autre l’a modifié, ou il n’y a pas de connexion.',
  },
  schedule: {
    title: 'Programmer',
    at: 'Mise en ligne',
    zone: (zone: string) => `À l’heure de la boutique, ${zone}. Vous pouvez encore modifier jusque-là.`,
    submit: 'Programmer',
    busy: 'Programmation…',
    cancel: 'Annuler',
    problem: 'Choisissez un moment à venir, dans les deux ans.',
    failed: 'La page n’a pas été programmée. Réessayez.',
  },
  link: {
    title: 'Aperçu pour un collègue',
    text: 'Qui a le lien voit le brouillon, rien d’autre. Il fonctionne sept jours.',
    label: 'Lien',
    copy: 'Copier le lien',
    make: 'Créer un lien',
    making: 'Création du lien…',
    failed: 'Aucun lien n’a été créé. Réessayez.',
    close: 'Fermer',
    noDraft: 'Il n’y a pas de brouillon : le lien montre ce qui est publié.',
  },
  policies: {
    title: 'Faites vérifier vos politiques par un juriste',
    text: 'Le logiciel les a rédigées d’après vos réglages. Elles promettent ce que disent les réglages et ne sont pas un conseil juridique.',
    confirm: 'Elles sont vérifiées',
  },
  kept: {
    title: (at: number | null) =>
      at === null
        ? 'Nous avons gardé ce que vous avez saisi'
        : `Nous avons gardé ce que vous avez saisi à ${timeWords(at)}`,
    text: 'C’est de retour dans la page, en cours d’enregistrement.',
    discard: 'Abandonner',
  },
  conflict: {
    title: (author: string | null) => `${author ?? 'Quelqu’un d’autre'} a enregistré cette page entre-temps`,
    text: (at: number | null, now: number, sections: number) =>
      `${at === null ? 'Ses' : `${dayWords(at, now)} à ${timeWords(at)} : ses`} modifications touchent ${count(sections, 'section que vous avez aussi modifiée', 'sections que vous avez aussi modifiées')}. Le reste des vôtres est compatible.`,
    fits: 'Ses modifications ne touchent pas aux vôtres : les deux sont compatibles.',
    theirs: (author: string | null) =>
      author === null ? 'L’autre version, enregistrée' : `Version de ${author}, enregistrée`,
    mine: 'Votre version',
    section: 'Section',
    removed: 'Retirée',
    together: 'Fusionner',
    drop: 'Prendre l’autre version, abandonner toute la mienne',
  },
  sections: {
    title: 'Sections',
    count: (sections: number, hidden: number) =>
      hidden > 0 ? `${sections}, dont ${count(hidden, 'masquée', 'masquées')}` : String(sections),
    list: 'Sections de la page, dans l’ordre',
    keys: 'Alt avec les flèches déplace une section, H la masque, A en ajoute une après elle, Suppr la retire.',
    header: 'En-tête',
    footer: 'Pied de page',
    everywhere: 'Sur chaque page',
    none: {
      title: 'Aucune section',
      text: 'Ajoutez la première : que doivent voir les visiteurs tout en haut ?',
    },
    add: 'Ajouter une section',
    full: 'Une page contient 60 sections au maximum.',
    hidden: 'masquée',
    empty: 'n’affiche rien pour le moment',
    changed: 'modifiée',
    handle: (name: string, place: number, of: number) =>
      `Déplacer « ${name} », en position ${place} sur ${of}`,
    moved: (name: string, place: number, of: number) => `« ${name} » est en position ${place} sur ${of}`,
    show: (name: string) => `Afficher « ${name} »`,
    hide: (name: string) => `Masquer « ${name} »`,
    duplicate: 'Dupliquer',
    remove: 'Retirer',
    removed: (name: string) => `Section « ${name} » retirée`,
    added: (name: string) => `Section « ${name} » ajoutée`,
    back: 'Toutes les sections',
  },
  kinds: {
    title: 'Ajouter une section',
    search: 'Rechercher un type de section',
    groups: {
      opening: 'Haut de page',
      products: 'Articles',
      story: 'Votre histoire',
      help: 'Aide',
      lists: 'Pages de liste',
      others: 'Autres',
    },
    cancel: 'Annuler',
    none: (words: string) => `Aucun type de section ne s’appelle « ${words} »`,
  },
  preview: {
    title: (page: string) => `Aperçu de « ${page} »`,
    tools: 'Affichage de la page dans l’aperçu',
    device: 'Appareil',
    desktop: 'Ordinateur',
    phone: 'Téléphone',
    theme: 'Thème',
    light: 'Clair',
    dark: 'Sombre',
    language: 'Langue',
    zoom: (percent: number) => `${percent}\u00a0%`,
    stale: 'L’aperçu n’a pas pu suivre. Il montre un état antérieur.',
    retry: 'Réessayer',
  },
} as const satisfies Words<typeof english.storeEditor>
