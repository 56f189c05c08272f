import { productLimits } from '@/config/page-limits'
import type * as english from '../../../en/admin/catalogue/product-problems'
import type { Words } from '../../../words'
import { number } from '../../shared/numbers'

/** What is wrong with a field of a product, beside it. */
export const productProblems = {
  required: 'Remplissez ce champ.',
  'title-length': 'Le titre doit compter moins de 120 caractères.',
  slug: 'Utilisez des minuscules, des chiffres et des traits d’union simples, 120 caractères au maximum.',
  'slug-taken': 'Un autre article a ou avait cette adresse.',
  'description-length': 'La description doit compter moins de 5 000 caractères.',
  'materials-length': 'Les matières doivent compter moins de 300 caractères.',
  price: 'Indiquez un prix, par exemple 12,99.',
  'original-price': 'Indiquez un prix, par exemple 45,99, ou laissez vide.',
  'original-below-price': 'Le prix initial ne peut pas être inférieur au prix.',
  quantity: 'Indiquez un nombre entier, 0 ou plus.',
  'too-many-options': `Au plus ${number(productLimits.variants)} combinaisons de tailles, de couleurs et d’une troisième option.`,
  'third-values': 'Ajoutez ses valeurs ci-dessous, ou laissez son nom vide.',
  'option-length': 'Chaque valeur doit compter moins de 40 caractères.',
  details: 'Écrivez chaque ligne avec un nom, deux-points et une valeur, par exemple « Tissu : lin ».',
  'details-length':
    '30 lignes au maximum, avec des noms de moins de 60 caractères et des valeurs de moins de 400.',
  cost: 'Indiquez un montant, par exemple 8,50, ou laissez vide.',
  weight: 'Indiquez des grammes entiers, de 1 à 1 000 000, ou laissez vide.',
  barcode: 'Ce n’est ni un EAN, ni un UPC, ni un ISBN : un chiffre est faux. Vérifiez-le, ou laissez vide.',
  'variant-below-price':
    'Le prix de l’article est le plus bas. Baissez-le, et donnez aux autres un prix à eux.',
  'too-long': 'Raccourcissez ce texte.',
  'too-many-tags': '50 étiquettes au maximum.',
  'tag-length': 'Chaque étiquette doit compter moins de 60 caractères.',
  'hs-code': 'Indiquez 6 à 13 chiffres, ou laissez vide.',
  'image-url': 'Commencez par https:// ou, pour une image de cette boutique, par une barre oblique.',
  'image-missing': 'Indiquez un lien vers une image, ou envoyez une photo',
} as const satisfies Words<typeof english.productProblems>
