import type * as english from '../../../en/admin/catalogue/import-problems'
import type { Words } from '../../../words'

/** Why a row of a file stays out, or comes in with a change. */
export const importProblems = {
  quote: () => 'Un guillemet est ouvert et pas refermé. Doublez-le, ou retirez-le.',
  cells: () =>
    'Elle a plus de cellules que la première ligne n’en nomme ; peut-être une virgule dans un texte sans guillemets.',
  'title-missing': () => 'Il faut un titre à un article.',
  'title-long': () => 'Un titre a 120 caractères au plus.',
  price: () => 'Ce n’est pas un prix.',
  decimals: () => 'Un prix a deux décimales au plus.',
  range: () => 'Un prix est entre 0,01 et 99 999.',
  'sku-shape': () => 'Un SKU est fait de lettres, chiffres, points, tirets et barres, 40 au plus.',
  'sku-twice': (about: string) => `La ligne ${about} a le même SKU.`,
  'option-twice': (about: string) =>
    `La ligne ${about} a la même taille et la même couleur : c’est sans doute un doublon.`,
  'option-long': () => 'Une taille ou une couleur a 40 caractères au plus.',
  'too-many-options': () => 'Un article a 250 combinaisons de tailles et de couleurs au plus.',
  'price-unsure': () => 'Cela se lit de deux façons ; le plus grand montant est pris.',
  'original-price': () => 'Ce n’est pas un montant ; il est laissé de côté.',
  'original-below-price': () =>
    'Plus bas que le prix ; il est laissé de côté. Les deux sont peut-être inversés.',
  cost: () => 'Ce n’est pas un montant ; le coût est laissé de côté.',
  barcode: () => 'Ce n’est ni un EAN, ni un UPC, ni un ISBN, un chiffre est faux ; il est laissé de côté.',
  weight: () => 'Ce n’est pas un poids ; il est laissé de côté.',
  quantity: () => 'Ce n’est pas un nombre d’unités ; le stock reste tel quel.',
  'quantity-negative': () => 'Un stock ne peut pas être négatif ; il devient 0.',
  'description-long': () => 'Une description a 5 000 caractères au plus ; la suite est coupée.',
  'materials-long': () => 'Les matières ont 300 caractères au plus ; la suite est coupée.',
  'text-long': () => 'C’est trop long ; la suite est coupée.',
  tags: () => 'Un article a 50 étiquettes de 60 caractères au plus ; les autres sont laissées de côté.',
  origin: () => 'Ce n’est pas un pays ; il est laissé de côté.',
  'hs-code': () => 'Un code SH a de 6 à 13 chiffres ; il est laissé de côté.',
  details: () => 'Des lignes ne sont pas « nom : valeur », ou trop longues ; elles sont laissées de côté.',
  status: () => 'État inconnu ; l’article devient un brouillon.',
  'options-joined': () =>
    'Un article a ici trois options ; ce qui vient en plus, ou n’a pas de nom, est joint à la dernière.',
  'picture-blank': () => 'Une espace dans l’adresse : la photo ne peut pas être chargée.',
  'picture-http': () => 'L’adresse d’une photo doit commencer par https://.',
  'picture-own-network': () =>
    'Cette adresse est dans un réseau privé, pas sur internet. La photo est laissée de côté.',
  'picture-address': () => 'Ce n’est pas l’adresse d’une photo. Elle est laissée de côté.',
  'too-many-pictures': () => 'Un article a 40 photos au plus ; les premières entrent.',
  'sku-taken': (about: string) => `Un autre article a ce SKU : ${about}.`,
  'several-products': (about: string) => `Ces SKU sont ceux de plusieurs articles : ${about}.`,
  'unknown-sku': (about: string) =>
    `Aucun article n’a le SKU ${about}, et la ligne n’a pas de titre pour un nouveau.`,
  missing: (about: string) => `Il manque à un nouvel article : ${about}.`,
  'picture-missing': () =>
    'Sans photo, il ne peut pas être mis en vente. Il entre sans être publié : ajoutez-en une, puis publiez-le.',
  'original-below': (about: string) => `Le prix initial serait plus bas que le prix : ${about}.`,
  'original-removed': (about: string) => `Le nouveau prix dépasse le prix initial ${about}, qui est retiré.`,
  'prices-raised': (about: string) =>
    `Les tailles et couleurs qui coûtaient moins que ${about} coûtent maintenant autant.`,
  'options-full': () =>
    'Avec celles qui sont là, il aurait plus de 250 combinaisons de tailles et de couleurs.',
  'third-missing': (about: string) =>
    `« ${about} » n’a pas de troisième option, alors que d’autres tailles de l’article en ont une. Ajoutez-la dans l’éditeur de l’article ou dans le fichier.`,
  'which-variant': (about: string) => `On ne sait pas de quelle taille et couleur il s’agit. ${about}`,
  'option-differs': (about: string) => `Taille et couleur restent celles de la boutique : ${about}.`,
  'picture-refused': (about: string) => `L’adresse de cette photo n’est pas permise : ${about}`,
  refused: (about: string) => `La boutique le refuse : ${about}`,
} as const satisfies Words<typeof english.importProblems>
