import { wordsIn } from '../text/letters'

/** What a column of a file can be. */
export const importFields = [
  'handle',
  'title',
  'description',
  'shortDescription',
  'materials',
  'details',
  'price',
  'salePrice',
  'originalPrice',
  'collection',
  'type',
  'category',
  'vendor',
  'tags',
  'origin',
  'hsCode',
  'seoTitle',
  'seoDescription',
  'status',
  'publishAt',
  'published',
  'sku',
  'quantity',
  'cost',
  'barcode',
  'weightGrams',
  'weightKg',
  'lowStock',
  'size',
  'color',
  'third',
  'sizeName',
  'colorName',
  'thirdName',
  'option1Name',
  'option1',
  'option2Name',
  'option2',
  'option3Name',
  'option3',
  'picture',
  'picturePosition',
  'pictureAlt',
  'pictureColor',
  'variantPicture',
  'kind',
  'id',
  'parent',
] as const
export type ImportField = (typeof importFields)[number]
/** The field of each column; null for one that is left out. */
export type Mapping = readonly (ImportField | null)[]

/** Fields that owners choose by themselves; the others are of the formats that have them. */
export const chosenFields: readonly ImportField[] = importFields.filter(
  (field) =>
    !/^(kind|id|parent|salePrice|shortDescription|picturePosition|weightKg|category|published)$/.test(field),
)

/** A head as it is compared: its words, folded, without what stands in brackets. */
export const headKey = (head: string) =>
  wordsIn(
    head
      .replaceAll(/\([^()]*\)|\[[^[\]]*\]/g, ' ')
      .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
      .replaceAll('_', ' '),
  ).join(' ')

/** How files of any origin name their columns, in English, French and Arabic; parted by commas. */
const heads: Readonly<Record<ImportField, string>> = {
  handle:
    'handle, url handle, slug, address, address in the store, permalink, adresse, adresse dans la boutique, identifiant url, lien, العنوان في المتجر, الرابط',
  title:
    'title, name, product, product name, product title, item, item name, titre, nom, nom du produit, designation, produit, article, libelle, nom de l’article, intitule, العنوان, الاسم, المنتج, اسم المنتج',
  description:
    'description, body, body html, long description, details html, descriptif, texte, description longue, الوصف, وصف المنتج',
  shortDescription: 'short description, description courte, resume, وصف قصير',
  materials:
    'materials, material, fabric, composition, matieres, matiere, tissu, الخامات, الخامة, القماش, التركيب',
  details: 'details, specifications, features, caracteristiques, fiche technique, التفاصيل, المواصفات',
  price:
    'price, variant price, regular price, unit price, selling price, prix, prix ttc, prix de vente, prix unitaire, tarif, pvp, السعر, الثمن, سعر البيع, السعر العادي',
  salePrice: 'sale price, promo price, prix promo, prix solde, prix promotionnel, tarif promo, سعر التخفيض',
  originalPrice:
    'original price, compare at price, compare price, variant compare at price, old price, list price, rrp, msrp, was, prix barre, prix d’origine, prix avant remise, ancien prix, prix normal, prix initial, السعر الأصلي, السعر قبل التخفيض, السعر القديم',
  collection:
    'collection, collections, category, categories, rayon, categorie, famille, groupe, التشكيلة, الفئة, القسم',
  type: 'type, product type, type de produit, نوع المنتج, النوع',
  category: 'product category, google shopping google product category',
  vendor:
    'vendor, brand, brand or maker, maker, manufacturer, supplier, marque, marque ou fabricant, fabricant, fournisseur, العلامة, العلامة التجارية, العلامة أو الصانع, المورد',
  tags: 'tags, keywords, etiquettes, mots cles, الوسوم',
  origin: 'country of origin, origin, made in, pays d’origine, pays de fabrication, origine, بلد المنشأ',
  hsCode: 'hs code, variant hs code, harmonized system code, code sh, code douanier, رمز النظام المنسق',
  seoTitle:
    'seo title, title for search engines, titre seo, titre pour les moteurs de recherche, عنوان محركات البحث',
  seoDescription:
    'seo description, description for search engines, description seo, description pour les moteurs de recherche, وصف محركات البحث',
  publishAt: 'goes live at, publish at, mise en vente le, يُعرض في',
  status: 'status, state, statut, etat, الحالة',
  published: 'published, published on online store, visible, en ligne, publie, منشور',
  sku: 'sku, variant sku, reference, ref, item number, article number, item code, code, code article, référence article, رمز المنتج, المرجع, رقم الصنف',
  quantity:
    'quantity, stock, qty, inventory, variant inventory qty, inventory quantity, inventory qty, stock quantity, on hand, counted, quantite, stock disponible, qte, quantite en stock, compte, qte en stock, qte dispo, qte disponible, quantite disponible, stock dispo, stock actuel, en stock, المخزون, الكمية, المعدود, الكمية المتوفرة',
  cost: 'cost, cost per item, cost price, purchase price, cost of goods, cout, cout par article, prix d’achat, prix de revient, التكلفة, سعر الشراء',
  barcode:
    'barcode, variant barcode, ean, gtin, upc, isbn, gtin upc ean or isbn, code barres, code ean, الباركود, الرمز الشريطي',
  weightGrams:
    'weight in grams, variant grams, grams, weight value, weight g, poids en grammes, poids g, الوزن بالغرام',
  weightKg: 'weight in kg, weight kg, poids en kg, poids kg, الوزن بالكيلوغرام',
  lowStock:
    'low stock at, low stock amount, low stock level, stock faible a partir de, stock limite a partir de, seuil de stock faible, منخفض عند, مخزون محدود عند',
  size: 'size, sizes, taille, tailles, pointure, capacity, volume, contenance, capacite, المقاس, القياس, السعة, الحجم',
  color: 'color, colour, colors, colours, couleur, couleurs, coloris, اللون',
  third: 'third option, troisième option, الخيار الثالث',
  sizeName: 'size is called, la taille s’appelle, اسم المقاس',
  colorName: 'color is called, la couleur s’appelle, اسم اللون',
  thirdName: 'third option is called, la troisième option s’appelle, اسم الخيار الثالث',
  option1Name: 'option1 name, attribute 1 name, nom de l’attribut 1, nom de l’option 1',
  option1: 'option1 value, attribute 1 value, option 1, valeur de l’attribut 1, valeurs de l’attribut 1',
  option2Name: 'option2 name, attribute 2 name, nom de l’attribut 2, nom de l’option 2',
  option2: 'option2 value, attribute 2 value, option 2, valeur de l’attribut 2, valeurs de l’attribut 2',
  option3Name: 'option3 name, attribute 3 name, nom de l’attribut 3, nom de l’option 3',
  option3: 'option3 value, attribute 3 value, option 3, valeur de l’attribut 3, valeurs de l’attribut 3',
  picture:
    'picture, pictures, image, images, photo, photos, image src, image url, product image url, picture url, photo url, url image, lien image, adresse de la photo, الصورة, الصور, رابط الصورة',
  picturePosition: 'image position, position image',
  pictureAlt:
    'image alt text, image alt, alt text, picture description, texte alternatif, description de la photo, وصف الصورة',
  pictureColor: 'picture color, picture colour, image color, couleur de la photo, لون الصورة',
  variantPicture: 'variant image, variant image url, variant picture, photo de la variante, صورة الصنف',
  kind: 'woo type',
  id: 'woo id',
  parent: 'parent, parent sku',
}
const fieldByHead = new Map(
  importFields.flatMap((field) => heads[field].split(/,\s*/).map((head) => [headKey(head), field] as const)),
)

export type FileFormat = 'shopify' | 'woocommerce' | 'other'

/** Whose export a file is, by heads that only it has. */
export function formatOf(head: readonly string[]): FileFormat {
  const keys = new Set(head.map(headKey))
  const has = (...wanted: string[]) => wanted.every((each) => keys.has(headKey(each)))
  if (has('Option1 Name', 'Option1 Value') && (keys.has('handle') || has('URL handle'))) return 'shopify'
  if (
    has('Type', 'SKU') &&
    (has('Regular price') || has('Tarif régulier')) &&
    (has('Parent') || has('Images'))
  )
    return 'woocommerce'
  return 'other'
}

/** In WooCommerce's files these heads mean something else than elsewhere. */
const ofWooCommerce = new Map<string, ImportField>(
  Object.entries({
    Type: 'kind',
    ID: 'id',
    Parent: 'parent',
    'Regular price': 'price',
    'Tarif régulier': 'price',
    'Sale price': 'salePrice',
    'Tarif promo': 'salePrice',
    Categories: 'collection',
    Catégories: 'collection',
    Nom: 'title',
    UGS: 'sku',
    Publié: 'published',
    'Description courte': 'shortDescription',
  } satisfies Record<string, ImportField>).map(([head, field]) => [headKey(head), field] as const),
)

const ownNames = new Set(['capacity', 'volume', 'contenance', 'capacite', 'السعة'].map(headKey))

/** What the size is called by the head of its column, without what stands in brackets; '' where that is a size as everywhere. */
export const sizeNameOf = (head: string): string =>
  ownNames.has(headKey(head)) ? head.replaceAll(/\([^()]*\)|\[[^[\]]*\]/g, '').trim() : ''

/** A weight whose unit stands in brackets, which other heads are compared without. */
function weightOf(head: string): ImportField | null {
  const [, unit] = /^(?:weight|poids|الوزن)\b.*\((kg|g|كغ|غ)\)$/iu.exec(head.trim()) ?? []
  return unit === undefined ? null : /^(?:g|غ)$/iu.test(unit) ? 'weightGrams' : 'weightKg'
}

/** The field of each column as its head tells; of several columns for one field the first. */
export function guessMapping(head: readonly string[]): Mapping {
  const format = formatOf(head)
  const taken = new Set<ImportField>()
  return head.map((each) => {
    const key = headKey(each)
    const field =
      weightOf(each) ??
      (format === 'woocommerce' ? ofWooCommerce.get(key) : undefined) ??
      fieldByHead.get(key) ??
      null
    if (field === null || taken.has(field)) return null
    taken.add(field)
    return field
  })
}
