import type * as english from '../../en/shared/sections'
import type { Words } from '../../words'
import { count, number } from './numbers'

/** What the software says in the sections of pages; their own texts are the shop's. */
export const sectionWords = {
  hero: { flash: 'Vente flash', endsIn: 'se termine dans', shop: 'Découvrir' },
  facts: {
    label: 'Nos engagements',
    freeShipping: (orders: string) => ['Livraison gratuite', `pour toute commande ${orders}`] as const,
    returns: (time: string, isFree: boolean) =>
      [isFree ? 'Retours gratuits' : 'Retours possibles', `pendant ${time}`] as const,
    welcome: (percent: number) =>
      [`Nouveau client ? ${percent} % de remise`, 'sur votre première commande'] as const,
    support: (hours: string) => [`Service client ${hours}`, 'par e-mail'] as const,
  },
  tiles: {
    /** Few are said exactly. */
    items: (amount: number) => `${count(amount, 'article', 'articles')}${amount < 50 ? '' : ' et plus'}`,
    discount: (percent: number) => `jusqu’à ${percent} % de remise`,
    go: 'Découvrir',
  },
  flash: {
    title: 'Vente flash',
    live: (amount: number, of: number) => {
      if (amount < of)
        return `${number(amount)} de ces ${number(of)} prix ${amount < 2 ? 'prend' : 'prennent'} fin avec le compte à rebours.`
      return of < 2
        ? 'Ce prix prend fin avec le compte à rebours.'
        : `Ces ${number(of)} prix prennent tous fin avec le compte à rebours.`
    },
    none: 'Aucune vente flash en ce moment. Voici les prix du jour.',
  },
  deals: {
    title: 'Offres du jour',
    text: (amount: number, percent: number) =>
      `${amount === 4 ? 'Quatre prix' : count(amount, 'prix', 'prix')} pour un seul jour. Aujourd’hui, jusqu’à ${percent} % de remise.`,
    plain: 'Des prix pour un seul jour.',
    button: 'Voir les offres du jour',
  },
  rows: {
    newest: 'Nouveautés',
    best: 'Meilleures ventes',
    all: 'Dans la boutique',
  },
  figures: {
    title: 'En chiffres',
    packing: (days: string) => ({
      figure: `${days.replace('-', ' à ')} ${days === '0' || days === '1' ? 'jour' : 'jours'}`,
      text: 'pour préparer une commande, en jours ouvrés',
    }),
    returns: (days: string) => ({
      figure: count(Number(days), 'jour', 'jours'),
      text: 'pour renvoyer un article',
    }),
    cancel: (hours: string) => ({
      figure: count(Number(hours), 'heure', 'heures'),
      text: 'pour changer d’avis et annuler',
    }),
    support: (hours: string) => ({ figure: hours, text: 'service client par e-mail' }),
  },
  newsletter: {
    title: 'Les nouveautés, en avant-première.',
    button: 'S’abonner',
    done: (email: string) => `Merci. ${email} recevra la lettre d’information.`,
  },
  film: {
    play: (title: string) => `Lire : ${title}`,
    from: (site: string) => `La vidéo se charge depuis ${site} quand vous lancez la lecture.`,
    gone: 'Cette vidéo ne peut pas être lue ici.',
  },
  map: { open: 'Ouvrir la carte' },
  quote: { by: 'Un client', verified: 'achat vérifié', of: 'à propos de :' },
  ranked: { rank: (place: number) => `Numéro ${number(place)}` },
} as const satisfies Words<typeof english.sectionWords>
