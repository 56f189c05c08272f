import type * as english from '../../../en/admin/settings/settings'
import type { Words } from '../../../words'
import { currencyName } from '../../shared/currency'
import { adminPayments, listOf } from './payment-settings'

/** `Dirham marocain` as `dirham marocain`. */
const unit = (currency: string) => {
  const name = currencyName(currency)
  return name.charAt(0).toLowerCase() + name.slice(1)
}

export const adminSettings = {
  title: 'Réglages',
  error: 'Les réglages n’ont pas pu être chargés',
  shop: {
    title: 'La boutique',
    email: 'E-mail de contact',
    emailHint:
      'Les clients y écrivent, et les e-mails de la boutique en partent. Sans lui, aucun e-mail n’est envoyé.',
    country: 'Pays de la boutique',
    countryHint: 'Affiché en bas de chaque page.',
    packingLeast: 'Jours ouvrés pour emballer, au moins',
    packingMost: 'Au plus',
    packingHint: 'Promis aux clients. Laissez les deux vides pour ne rien promettre.',
    returnDays: 'Jours pour retourner une commande',
    returnDaysHint:
      'À compter de sa livraison. Les commandes déjà passées gardent le délai qui leur a été promis, s’il est plus long. Laissez vide pour ne rien reprendre qui soit conforme à la commande ; la loi peut exiger davantage.',
    withdrawalDays: 'Jours pour se rétracter',
    withdrawalDaysHint:
      'À compter de la livraison, et avant elle : un bouton sur la page de chaque commande, avec un accusé de réception par e-mail. L’Union européenne l’exige des boutiques qui y vendent. Vide : 14 si votre boutique est dans l’Espace économique européen, sinon aucun. 0 : aucun.',
    returnsAreFree: 'Retours gratuits',
    returnsAreFreeHint: 'Sinon, les clients paient le renvoi de ce qui est conforme à leur commande.',
    exchangeDays: 'Jours de réservation pour un échange',
    exchangeDaysHint:
      'Les clients qui retournent un article peuvent demander une autre taille ou couleur, retirée du stock aussitôt et réservée pendant ce délai. Laissez vide pour ne rien échanger.',
    showsFit: 'Dire quels articles taillent petit ou grand',
    showsFitHint:
      'La page d’un article le dit dès que cinq clients, et un dixième de ceux qui l’ont acheté, l’ont retourné pour sa taille. Les chiffres sont dans la fiche de l’article.',
    measuresReductions: 'Mesurer les réductions au prix le plus bas de 30 jours',
    measuresReductionsHint:
      'Le prix initial d’un article ne peut pas dépasser ce qu’il a coûté pendant les 30 jours avant la réduction, et sa page le dit. L’Union européenne le demande aux boutiques qui y vendent.',
    measureDetail: 'Caractéristique qui indique la contenance',
    measureDetailHint:
      'Par exemple Contenance, avec des valeurs comme 250 ml. Les pages d’articles montrent alors le prix au litre, au kilogramme ou au mètre ; une taille qui est une mesure, comme 50 ml, compte d’abord. Vide : aucun. L’Union européenne demande ces prix pour ce qui se vend à la mesure.',
    prefix: 'Début des numéros de commande',
    prefixHint: 'Deux à cinq lettres. Les numéros déjà attribués ne changent pas.',
  },
  languages: {
    title: 'Langues',
    hint: 'Celles dans lesquelles vous écrivez : la boutique en ligne a un onglet pour chacune dès qu’il y en a deux.',
    texts: '· noms et descriptions',
    add: 'Ajouter une langue',
    choose: 'Choisir…',
    removed: (names: readonly string[]) =>
      `Vos textes (${listOf(names)}) restent enregistrés et reviennent dès que vous ajoutez la langue à nouveau.`,
    moved: (from: string, to: string) =>
      `Vos noms et descriptions restent enregistrés tels quels (${from}). S’ils sont traduits (${to}), les visiteurs lisent la traduction ; sinon, ils lisent ce que vous avez écrit.`,
    followed: (to: string) =>
      `Rien n’est encore traduit : vos textes comptent comme écrits dans la première langue (${to}). S’ils sont dans une autre langue, laissez-la en premier jusqu’à la première traduction.`,
    screens:
      'Les visiteurs lisent la boutique en anglais, en français et en arabe dans la mesure où ces langues sont dans la liste : la première à son adresse, les autres sous /en, /fr et /ar. Un texte qui n’est pas traduit y reste tel que vous l’avez écrit. Les e-mails et les documents sont dans la langue de la commande.',
    ofAdmin: 'Langue de l’administration',
    ofAdminHint:
      'Sur cet appareil, et dans ce que la boutique vous écrit. Les clients choisissent la leur dans la boutique.',
  },
  checkout: {
    title: 'Commande',
    place: 'Pays et fuseau horaire',
    open: 'Ouverte aux commandes',
    isOpen: 'Les clients peuvent commander.',
    isClosed: 'Les clients peuvent parcourir la boutique et remplir leur panier, mais pas commander.',
    country: 'Pays par défaut',
    countryHint:
      'Les formulaires d’adresse commencent par lui, et les pages d’articles montrent sa livraison.',
    timeZone: 'Fuseau horaire',
    timeZoneHint: 'Les journées de votre boutique le suivent : chiffres, listes et fichiers.',
    companyAsked: 'Société et son numéro, pour les factures',
    quickOrder: 'Commandes par téléphone sur les pages d’articles',
    hints: {
      companyAsked:
        'Deux champs facultatifs : la société et son ICE ou numéro de TVA. Ils figurent sur sa facture.',
      quickOrder:
        'Ce que la commande exige et rien d’autre, payé à la livraison, sans panier. Vous appelez chaque client.',
    },
    fields: {
      title: 'Ce qui est demandé aux clients',
      hint: 'En plus du nom, du téléphone, de l’adresse et de la ville. Une commande sans e-mail n’envoie aucun e-mail : son client la suit par un lien, ou avec le numéro de commande et le téléphone.',
      names: { email: 'E-mail', zipCode: 'Code postal', lastName: 'Nom de famille' },
      modes: { required: 'Obligatoire', optional: 'Facultatif', hidden: 'Non demandé' },
      usual: (mode: string) => `Comme d’habitude dans votre pays : ${mode.toLowerCase()}`,
    },
  },
  payments: adminPayments,
  offers: {
    title: 'Offres permanentes',
    hint: 'Remise en pourcentage ; 0 désactive l’offre. Les codes déjà envoyés restent valables.',
    welcome: 'Nouveaux clients (pourcentage)',
    welcomeHint: 'Un code pour la première commande, envoyé à une adresse confirmée.',
    student: 'Étudiants (pourcentage)',
    studentHint: 'Un code pour un an, une fois la demande acceptée par vous.',
  },
  orders: {
    title: 'Commandes et stock',
    cancel: 'Délai d’annulation par le client (minutes)',
    cancelHint: 'Tant que la commande est en attente ; 0 pour jamais.',
    lowStock: 'Seuil de stock limité (pièces)',
    lowStockHint: 'À ce seuil ou en dessous, une taille apparaît en stock limité sur la page du stock.',
    lineLimit: 'Maximum d’une même taille et couleur par commande',
    lineLimitHint: 'De 1 à 99. Les clients qui en veulent plus vous écrivent.',
    mail: 'E-mail des nouvelles commandes',
    mailHint: 'À tous les administrateurs. Les commandes par carte comptent une fois payées.',
    mailModes: { each: 'Dans la minute', daily: 'Une fois par jour, à 8 heures', off: 'Aucun' },
  },
  identity: {
    title: 'Informations de l’entreprise',
    hint: 'Affichées dans les mentions légales, sur les factures, les bons de préparation et les e-mails. Ce que vous laissez vide n’apparaît nulle part.',
    fields: {
      name: 'Raison sociale',
      address: 'Adresse',
      email: 'E-mail de l’entreprise',
      phone: 'Téléphone de l’entreprise',
      ice: 'ICE',
      taxId: 'IF ou numéro de TVA',
      register: 'RC',
      professionalTax: 'TP',
      capital: 'Capital',
      vatRate: 'TVA (pourcentage)',
      vatShown: 'TVA sur les factures',
    },
    hints: {
      name: 'De la société ou de la personne, par exemple Atlas SARL.',
      address: 'Cinq lignes au maximum.',
      phone: 'Tel que vous le composez, ou avec + et l’indicatif du pays.',
      ice: '15 chiffres.',
      taxId: 'Identifiant fiscal au Maroc, numéro de TVA dans l’Union européenne.',
      register: 'Numéro au registre du commerce et tribunal.',
      professionalTax: 'Numéro d’article de la taxe professionnelle au Maroc, que les factures mentionnent.',
      capital: 'Par exemple 100 000 DH.',
      vatRate: 'Les prix la comprennent. Vide : aucune n’est facturée.',
    },
    vatShown: {
      included: 'Sous le total',
      separate: 'Montant hors taxe, TVA, total',
    },
  },
  vatRates: {
    title: 'Autres taux de TVA',
    hint: 'Pour les articles d’une catégorie, en pourcentage. Vide : le taux ci-dessus. Les commandes déjà passées gardent le leur.',
    problem: 'Un taux est un nombre de 0 à 50, par exemple 5,5.',
  },
  support: {
    title: 'Service client',
    hint: 'Comment les clients vous joignent : affiché sur les pages de contact et d’aide. Un canal sans horaires n’est pas proposé.',
    hours: { chat: 'Horaires du chat', phone: 'Horaires du téléphone', email: 'Horaires de l’e-mail' },
    hoursHint: 'Par exemple 24 h/24, 7 j/7 ou 9 h-18 h.',
    chatUrl: 'Lien du chat',
    chatUrlHint:
      'S’ouvre dans une nouvelle fenêtre. Sans lui, « Chat en direct » mène au formulaire de contact.',
    phone: 'Numéro de téléphone',
    phoneHint:
      'Tel que vous le composez, ou avec + et l’indicatif du pays. Sans lui, les clients demandent à être appelés par le formulaire de contact.',
    social: {
      title: 'Réseaux sociaux',
      hint: 'Liens en bas de chaque page. Laissez vide ce que vous n’avez pas.',
      networks: {
        instagram: 'Instagram',
        tiktok: 'TikTok',
        pinterest: 'Pinterest',
        facebook: 'Facebook',
      },
    },
  },
  currencies: {
    title: 'Devise',
    charged: 'Prix et encaissements',
    chargedHint: 'Tous les prix sont dans cette devise, et les commandes y sont encaissées.',
    option: (name: string, code: string) => `${name} (${code})`,
    notConverted: (from: string, to: string) =>
      `Les prix ne sont pas convertis : ce qui coûte 12,99 ${from} coûtera 12,99 ${to}.`,
    hint: (currency: string) =>
      `Les clients peuvent aussi voir les prix dans les devises ci-dessous. Combien vaut 1 ${unit(currency)} dans chacune ? Laissez vides celles que vous ne proposez pas.`,
    asks: {
      title: (to: string) => `Encaisser en ${to} ?`,
      prices: (from: string, to: string) =>
        `Les prix ne sont pas convertis. Ce qui coûte 12,99 ${from} aujourd’hui coûtera 12,99 ${to} : articles, offres, livraison et remises gardent leurs montants jusqu’à ce que vous les changiez.`,
      orders: (from: string) =>
        `Les commandes déjà passées restent en ${from}. Les chiffres de vente et les totaux des clients additionnent toutes les commandes telles quelles, sans conversion.`,
      keep: (from: string) => `Rester en ${from}`,
      confirm: (to: string) => `Encaisser en ${to}`,
    },
  },
  problems: {
    percent: 'Indiquez un nombre entier de 0 à 90.',
    minutes: 'Indiquez un nombre entier de minutes, 10\u202f080 (une semaine) au maximum.',
    level: 'Indiquez un nombre entier jusqu’à 100.',
    'line-limit': 'Indiquez un nombre entier de 1 à 99.',
    rate: 'Indiquez un taux comme 0,92.',
    days: 'Indiquez un nombre entier de jours, de 1 à 30.',
    line: 'Indiquez de 2 à 70 caractères.',
    account: 'Cet IBAN ou RIB n’est pas valable. Vérifiez chaque chiffre.',
    swift: 'Un code SWIFT a 8 ou 11 lettres et chiffres.',
    settlement: 'CMI encaisse uniquement en dirhams marocains. Choisissez un autre prestataire, ou aucun.',
    phone:
      'Ce n’est pas un numéro du pays de la boutique. Pour un autre pays, commencez par + et son indicatif.',
    hours: 'Indiquez 40 caractères au maximum.',
    'hours-missing': 'Indiquez les horaires, ou videz le numéro ou le lien.',
    'legal-line': 'Indiquez un texte plus court, sur une seule ligne.',
    'legal-address': 'Indiquez cinq lignes de 100 caractères au maximum.',
    email: 'Indiquez une adresse e-mail.',
    ice: 'Un ICE a 15 chiffres.',
    prefix: 'Indiquez deux à cinq lettres, de A à Z.',
    packing: 'Indiquez des jours entiers, 60 au maximum, le premier nombre ne dépassant pas le second.',
    withdrawal: 'Indiquez 0, ou un nombre entier de jours de 14 à 365, ou laissez vide.',
    exchanges: 'Saisissez un nombre entier de jours de 1 à 60, ou laissez vide pour ne pas faire d’échanges.',
    returns:
      'Indiquez un nombre entier de jours, de 1 à 365, ou laissez vide pour ne pas accepter de retours.',
    'tax-id': 'Indiquez uniquement des chiffres, 15 au maximum.',
    marks: '12 mentions au maximum, de 20 caractères chacune au maximum.',
    'vat-rate': 'Indiquez un pourcentage de 0,01 à 50, ou laissez vide.',
    'chat-url': 'Indiquez un lien qui commence par https://.',
    instagram: 'Indiquez le lien de votre profil sur instagram.com.',
    tiktok: 'Indiquez le lien de votre profil sur tiktok.com.',
    pinterest: 'Indiquez le lien de votre profil sur pinterest.com.',
    facebook: 'Indiquez le lien de votre page sur facebook.com.',
    'bank-incomplete':
      'Nécessaire pour les virements bancaires. Pour ne pas en proposer, videz tous les champs bancaires.',
  },
  dirty: 'Modifications non enregistrées',
  discard: 'Abandonner',
  save: 'Enregistrer',
  busy: 'Enregistrement…',
  saved: 'Réglages enregistrés',
  failed: 'Les réglages n’ont pas pu être enregistrés. Vos modifications sont toujours là.',
  conflict:
    'Un autre propriétaire a enregistré les réglages entre-temps. Abandonnez vos modifications pour voir les siennes, puis recommencez.',
} as const satisfies Words<typeof english.adminSettings>
