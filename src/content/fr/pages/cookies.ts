import { accountPaths } from '@/config/account-paths'
import { lastUpdated } from '@/config/last-updated'
import { paths } from '@/config/paths'
import type { PolicyDocument } from '../../policy-document'

export const cookiesDocument: PolicyDocument = () => ({
  lead: 'Cette boutique ne dépose aucun cookie. Elle enregistre quelques éléments dans votre navigateur, tous indiqués ici. Une seule sorte est facultative, et c’est vous qui décidez.',
  updated: lastUpdated.cookies,
  sections: [
    {
      id: 'what',
      title: 'De quoi il s’agit',
      words: 'cookie stockage local signification définition',
      blocks: [
        'Un cookie est renvoyé à la boutique à chaque requête. Nous nous en passons. Ce que nous enregistrons reste dans votre navigateur, où seules les pages de cette boutique peuvent le lire, et n’est pas transmis.',
        'Ce qui est nécessaire à ce que vous avez demandé, comme un panier encore là demain, n’exige pas d’accord. Ce qui rend seulement la visite plus agréable en exige un, et nous le demandons avant d’enregistrer quoi que ce soit.',
      ],
    },
    {
      id: 'offline',
      title: 'Pour les moments sans connexion',
      words: 'hors ligne service worker cache installer application photos images',
      blocks: [
        'Pour que la boutique s’ouvre aussi dans un train, votre navigateur garde le programme de la boutique et, en nombre limité, les dernières pages du catalogue et les dernières photos ouvertes. Cela fonctionne comme le cache de tout navigateur : rien ne nous est envoyé. Il ne contient rien de votre compte, de vos commandes ni de vos paiements. Un navigateur réglé pour économiser les données ne garde rien de tout cela.',
      ],
    },
    {
      id: 'never',
      title: 'Ce qui n’est jamais enregistré',
      words: 'pistage suivi publicité statistiques tiers pixel carte',
      blocks: [
        {
          kind: 'list',
          items: [
            'Quoi que ce soit qui vienne d’annonceurs, de réseaux ou d’autres entreprises. Aucune de nos pages ne charge leurs scripts.',
            'Des numéros qui vous reconnaissent d’une visite à l’autre.',
            'Les numéros de carte, les dates d’expiration et les cryptogrammes.',
          ],
        },
      ],
    },
    {
      id: 'delete',
      title: 'Tout effacer',
      words: 'supprimer effacer vider retirer stockage oublier',
      blocks: [
        'Votre navigateur peut tout supprimer d’un coup, dans ses réglages, sous les données des sites. Le panier, la liste d’envies d’un invité et l’accès aux commandes d’un invité disparaissent avec. Pas les commandes elles-mêmes : la page de suivi les retrouve.',
        {
          kind: 'links',
          links: [
            { label: 'Suivre une commande', to: paths.track },
            { label: 'Choix publicitaires', to: paths.adChoices },
          ],
        },
      ],
    },
  ],
})

export const adChoicesDocument: PolicyDocument = () => ({
  lead: 'Ici, aucune publicité ne suit personne : il y a donc peu à choisir. Tout ce qui peut l’être est sur cette page.',
  updated: lastUpdated.adChoices,
  sections: [
    {
      id: 'none',
      title: 'Pas de publicité, ni ici ni ailleurs',
      words: 'publicité annonces personnalisée reciblage opposition refuser vendre partager données',
      blocks: [
        'Nous n’affichons pas de publicité pour d’autres. Nous ne disons ni aux régies, ni aux réseaux sociaux, ni aux courtiers en données ce que vous regardez : rien de cette boutique ne vous suit sur d’autres sites. Nous ne vendons ni ne partageons de données personnelles, et ne l’avons jamais fait.',
        'C’est pourquoi vous ne trouvez ici aucune liste de partenaires à décocher : il n’y en a pas.',
      ],
    },
    {
      id: 'picks',
      title: 'Comment nous choisissons ce que vous voyez',
      words: 'personnalisé recommandation suggestion tendances profil algorithme',
      blocks: [
        {
          kind: 'list',
          items: [
            'Les tendances, les meilleures ventes et « Vous aimerez aussi » sont les mêmes pour tout le monde. Nous les tirons des commandes, des listes d’envies et de la ressemblance entre articles.',
            '« Vus récemment » et les recherches récentes ne sont que pour vous. Le tout reste dans votre navigateur si vous l’acceptez, et nulle part ailleurs.',
          ],
        },
      ],
    },
    {
      id: 'signal',
      title: 'Global Privacy Control',
      words: 'gpc do not track signal navigateur ne pas suivre',
      blocks: [
        'Si votre navigateur envoie ce signal, nous le prenons pour un non : nous ne demandons rien et ne retenons rien de facultatif, jusqu’à ce que vous l’activiez vous-même.',
      ],
    },
    {
      id: 'mail',
      title: 'E-mails',
      words: 'lettre information newsletter désabonner désinscription marketing spam indésirables',
      blocks: [
        'Nous n’écrivons au sujet des offres et des nouveautés qu’à ceux qui l’ont demandé. Chacun de ces e-mails contient un lien pour y mettre fin, en un clic et sans connexion. Les membres règlent chaque sujet dans leur compte.',
        { kind: 'links', links: [{ label: 'Vos notifications', to: accountPaths.notifications }] },
      ],
    },
  ],
})
