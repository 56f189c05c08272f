import { shop } from '../../../config/shop.ts'
import type * as english from '../../en/papers/papers.ts'
import type { Words } from '../../words.ts'
import { currencyNames } from '../shared/currency.ts'
import { identityNumbers } from '../shared/identity.ts'
import { count, number } from '../shared/numbers.ts'
import { atShop, shopName } from '../shared/shop-words.ts'

/** `commande Ata AT-1234`. */
const yourOrder = (number: string) => ['commande', shop.name, number].filter(Boolean).join(' ')

const items = (amount: number) => count(amount, 'article', 'articles')

/** What is printed or sent for an order: in the language of the order or the reader, whichever the owner works in. */
export const papers = {
  comma: ', ',
  variant: (size: string, color: string) => [color, size].filter(Boolean).join(', '),
  identityNumbers,
  methods: { card: 'carte bancaire', bank: 'virement bancaire', cod: 'paiement à la livraison' },
  /** Invoices, credit notes and packing slips. */
  order: {
    number: (invoice: string) => `N° ${invoice}`,
    issued: 'Date d’émission :',
    order: 'Commande',
    creditNote: 'Avoir',
    credits: (invoice: string) => `Pour la facture ${invoice}`,
    creditReason: { refund: 'Remboursement au client', cancelled: 'La commande a été annulée' },
    credited: 'Montant de l’avoir',
    withoutVat: 'Total HT',
    vat: (percent: number) => `TVA ${number(percent)} %`,
    includesVat: (percent: number, amount: string) => `Dont TVA ${number(percent)} % : ${amount}`,
    vatOf: (percent: number, amount: string) => `TVA ${number(percent)} % sur ${amount}`,
    vatRate: 'TVA',
    companyNumber: (company: string) => `${/^\d/.test(company) ? 'ICE' : 'TVA'} ${company}`,
    packingSlip: 'Bon de préparation',
    ofParcel: (place: number, all: number) => `Colis ${number(place)} sur ${number(all)}`,
    ofRest: 'Reste à emballer',
    placed: 'Commande du',
    shipTo: 'Livrer à',
    from: 'Expéditeur',
    seller: 'Vendeur',
    items,
    note: 'Remarque du client',
    packedBy: 'Emballé par',
    picture: 'Photo',
    product: 'Article',
    quantity: 'Quantité',
    inParcel: 'Emballé',
    invoice: 'Facture',
    billTo: 'Facturé à',
    price: 'Prix',
    amount: 'Montant',
    subtotal: 'Sous-total',
    discount: (title: string, code: string) => ['Remise', title, code].filter(Boolean).join(', '),
    minus: (amount: string) => `−${amount}`,
    freeShipping: 'Livraison gratuite',
    shipping: (method: string) => ['Livraison', method].filter(Boolean).join(', '),
    delivery: 'Livraison',
    arrives: (from: string, to: string) => `arrivée prévue du ${from} au ${to}`,
    arrivesBy: (to: string) => `arrivée prévue le ${to} au plus tard`,
    free: 'Gratuit',
    total: 'Total',
    paid: (method: string) => `Payé (${method})`,
    due: (method: string) => `À payer (${method})`,
    dueBy: (day: string) => `À payer au plus tard le ${day}`,
    refunded: 'Remboursé',
    cancelled: 'Annulée, rien à payer',
    isCancelled: 'Annulée',
    collect: 'Espèces à encaisser',
    collectNone: 'Rien à encaisser',
    currency: (currency: string) => `Tous les montants sont en ${currencyNames(currency)}.`,
    get thanks() {
      return `Merci pour votre commande${atShop()}.`
    },
  },
  /** A parcel's label, which the courier reads. */
  label: {
    items,
    parcelOf: (place: number, all: number) => `Colis ${number(place)} sur ${number(all)}`,
    collect: 'Espèces à encaisser',
    paid: 'Rien à encaisser',
    mayOpen: 'Ouverture autorisée',
    mayTryOn: 'Essayage autorisé',
    mayNot: 'Ne pas ouvrir avant paiement',
    from: 'Expéditeur',
  },
  /** Messages that the owner sends, by WhatsApp or email. */
  messages: {
    confirmCall: (name: string, order: string, total: string, address: string) =>
      `Bonjour ${name}, ici ${shopName()}. Merci pour votre commande ${order} : ${total}, à payer en espèces à la livraison, à cette adresse : ${address}. Répondez OUI pour la confirmer, ou dites-nous ce qu’il faut changer.`,
    link: (name: string, number: string, href: string, isToPay: boolean) =>
      isToPay
        ? `Bonjour ${name}, vous pouvez payer votre ${yourOrder(number)} ici : ${href}`
        : `Bonjour ${name}, vous pouvez suivre votre ${yourOrder(number)} ici : ${href}`,
    review: (name: string, number: string, href: string) =>
      `Bonjour ${name}, que pensez-vous de votre achat ? Notez votre ${yourOrder(number)}, en bien ou en mal, sans créer de compte : ${href}`,
    subject: (order: string) => ['Votre commande', shop.name, order].filter(Boolean).join(' '),
    greeting: (name: string, order: string) =>
      `Bonjour ${name}, au sujet de votre ${['commande', shop.name, order].filter(Boolean).join(' ')} : `,
    hello: (name: string) => `Bonjour ${name}, `,
    reply: {
      subject: (about: string, reference: string) => `Re: ${about} [${reference}]`,
      body: (name: string, text: string) =>
        `Bonjour ${name},\n\n\n\n${shop.name}\n\n${text
          .split('\n')
          .map((line) => `> ${line}`)
          .join('\n')}`,
    },
  },
} as const satisfies Words<typeof english.papers>
