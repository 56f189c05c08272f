import type * as english from '../../en/shared/fixed-page-descriptions'

/** What search engines show of the pages that every shop has. */
export const fixedPageDescriptions: typeof english.fixedPageDescriptions = {
  contact: 'Comment joindre {shop}, et à quelles heures.',
  'size-guide':
    'Les tableaux des tailles chez {shop}, en centimètres et en pouces, et comment prendre vos mesures.',
  shipping: 'Les modes de livraison chez {shop}, leurs frais et leurs délais.',
  returns: 'Chez {shop}, vous avez {free_return_time} pour renvoyer un article gratuitement.',
  terms: 'Ce à quoi {shop} et vous pouvez vous fier quand vous commandez ici.',
  privacy: 'Ce que {shop} sait de vous, pourquoi, combien de temps, et comment l’effacer.',
  cookies: 'Ce que {shop} enregistre dans votre navigateur, et la seule chose que vous pouvez régler.',
  'ad-choices':
    '{shop} n’affiche aucune publicité et n’en fait nulle part. Ce que vous pouvez choisir malgré tout.',
  accessibility:
    'Ce que fait {shop} pour que tout le monde puisse acheter ici, comment c’est testé, et comment signaler un obstacle.',
  'legal-notice': 'Qui exploite {shop}, et comment nous joindre.',
}
