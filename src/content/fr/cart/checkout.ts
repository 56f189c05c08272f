import { type Country, countryName } from '@/domain/delivery/country'
import type * as english from '../../en/cart/checkout'
import type { Words } from '../../words'
import { lineWords } from '../shared/line-words'
import { number as amountOf, count } from '../shared/numbers'

export const checkout = {
  title: 'Finaliser la commande',
  back: 'Retour au panier',
  signIn: 'Vous avez un compte ? Se connecter',
  signedIn: (email: string) => `Compte connecté : ${email}`,
  empty: {
    title: 'Votre panier est vide',
    text: 'Ajoutez d’abord un article à votre panier.',
    action: lineWords.keepShopping,
  },
  sections: {
    contact: 'Coordonnées',
    delivery: 'Livraison',
    payment: 'Paiement',
    summary: 'Récapitulatif',
  },
  allRequired: 'Tous les champs sont obligatoires, sauf mention « facultatif ».',
  methodsLegend: 'Mode de paiement',
  delivery: {
    legend: 'Mode de livraison',
    arrives: (from: string, to: string) =>
      from === to ? `Livraison le ${from}` : `Livraison entre le ${from} et le ${to}`,
    served: 'Nous livrons dans ces pays',
    notServed: 'Pas encore de livraison',
    needsCity: 'Indiquez votre ville pour voir comment nous y livrons.',
    none: (country: Country) =>
      `${countryName(country)} : nous n’y livrons pas encore. Choisissez une autre adresse.`,
    unchecked:
      'Impossible de charger les modes de livraison. Sans choix de votre part, nous utilisons notre livraison standard.',
  },
  /** The shop takes no payment at all right now. */
  noMethods:
    'Aucun mode de paiement n’est disponible en ce moment. Votre panier et vos coordonnées sont enregistrés.',
  fields: {
    firstName: 'Prénom',
    lastName: 'Nom',
    email: 'E-mail',
    phone: 'Téléphone',
    address: 'Adresse',
    city: 'Ville',
    zipCode: 'Code postal',
    country: 'Pays',
    company: 'Société',
    companyNumber: 'ICE ou numéro de TVA',
  },
  fullName: 'Nom complet',
  optional: 'facultatif',
  hints: {
    email: 'Pour la confirmation de commande et le suivi de la livraison.',
    phone: 'Seulement si le transporteur a besoin de vous joindre.',
    phoneForCash:
      'Nous vous appelons pour confirmer avant d’emballer ; le transporteur peut aussi vous appeler.',
  },
  methods: {
    card: {
      label: 'Carte bancaire',
      text: 'Ensuite, la page sécurisée de notre prestataire de paiement vous demande le numéro de carte, la date d’expiration (MM/AA) et le CVV.',
    },
    bank: { label: 'Virement bancaire', text: 'Le compte à créditer figure dans la confirmation.' },
    cod: {
      label: 'Paiement à la livraison',
      text: 'Nous vous appelons pour confirmer avant d’emballer. Vous payez le transporteur à l’arrivée du colis.',
    },
  },
  problems: {
    required: (field: string) => `${field} : champ obligatoire.`,
    'too-long': (field: string) => `${field} : texte trop long.`,
    email: () => 'Indiquez une adresse e-mail valide, comme nom@example.com.',
    phone: () => 'Indiquez un numéro de téléphone valide : chiffres, espaces et +.',
    'zip-morocco': () => 'Un code postal marocain a cinq chiffres, comme 20000.',
    refused: (field: string) => `${field} : saisie refusée. Réessayez sans caractères spéciaux.`,
    /** Takes the name of the country or city that was entered. */
    unserved: (place: string) => `${place} : nous n’y livrons pas encore.`,
  },
  place: 'Commander',
  placeFor: (amount: string) => `Commander, ${amount}`,
  total: (items: number) => `Total, ${count(items, 'article', 'articles')}`,
  processing: 'Commande en cours…',
  consent: 'En commandant, vous acceptez nos conditions et notre politique de confidentialité.',
  terms: 'Conditions générales',
  privacy: 'Confidentialité',
  quantity: (quantity: number) => `Quantité : ${amountOf(quantity)}`,
  success: {
    title: 'Votre commande est passée !',
    text: (number: string, email: string) =>
      `Commande ${number}.${email && ' Un e-mail de confirmation est en route.'}`,
  },
  failure: {
    title: 'La commande a échoué',
    text: 'Une erreur s’est produite lors du traitement de votre commande. Réessayez.',
  },
  /** A shopper has left the checkout before its order was placed. */
  reserved: { title: 'Votre commande est réservée', text: 'Elle n’est pas encore payée.' },
  noPage: {
    title: 'La page de paiement n’a pas pu s’ouvrir',
    text: 'Votre commande est réservée, et rien n’a été débité. Réessayez.',
  },
  slow: {
    title: 'Cela prend plus de temps que d’habitude.',
    text: 'Gardez cette page ouverte. Votre commande ne sera pas passée deux fois.',
  },
  unchecked: 'Impossible de vérifier les prix et le stock. Ils le seront quand vous passerez la commande.',
  seeOrder: 'Voir la commande',
  alreadyPlaced: {
    title: 'Votre première commande est bien passée',
    text: 'La voici. Rien n’a été commandé deux fois.',
  },
} as const satisfies Words<typeof english.checkout>
