// What belongs on the first page of a search, said by kind and attribute, never by id, so that it holds for any catalogue
// of these kinds. The kinds are read from titles here, apart from how the database reads them.

export type JudgedProduct = {
  id: string
  title: string
  text: string
  department: string
  colors: string[]
  sizes: string[]
  paid: number
  reduced: boolean
}

const kinds = {
  dress: /(?<!dressing |night)(dress|sundress|gown|(wrap|slip) midi)$/i,
  kaftan: /(kaftan|cover-up)$/i,
  skirt: /(skirt|pleated midi)$/i,
  top: /(top|tee|t-shirt|blouse|camisole|cami)$/i,
  tee: /(tee|t-shirt)$/i,
  blouse: /blouse$/i,
  camisole: /(camisole|cami|cami top)$/i,
  sportsTop: /(sports|training) top$/i,
  shirt: /(?<!t-|polo )\bshirt$/i,
  polo: /polo( shirt)?$/i,
  knit: /(cardigan|jumper|pullover)$/i,
  jumper: /(jumper|pullover)$/i,
  cardigan: /cardigan$/i,
  hoodie: /hoodie$/i,
  jacket: /(?<!suit |sports )(jacket|bomber|puffer)$/i,
  denimJacket: /(denim|trucker) jacket$/i,
  puffer: /puffer( jacket)?$/i,
  bomber: /bomber( jacket)?$/i,
  coat: /(coat|overcoat)$/i,
  trench: /trench coat$/i,
  blazer: /(blazer|suit jacket|sports jacket)$/i,
  suit: /(blazer|suit jacket|sports jacket|suit trousers|dress trousers)$/i,
  trousers: /(trousers|chinos|jeans|joggers)$/i,
  jeans: /jeans$/i,
  chinos: /chinos$/i,
  joggers: /joggers$/i,
  leggings: /leggings$/i,
  shorts: /(?<!boxer )shorts$/i,
  dungarees: /dungarees$/i,
  swimsuit: /(swimsuit|bikini|bikini set)$/i,
  bikini: /bikini( set)?$/i,
  swim: /(swimsuit|bikini|bikini set|beach kaftan|beach cover-up)$/i,
  pyjamas: /(pyjamas|pyjama set)$/i,
  sleep: /(pyjamas|pyjama set|night slip|nightdress|robe|dressing gown|sleep camisole)$/i,
  robe: /(robe|dressing gown)$/i,
  nightdress: /(night slip|nightdress)$/i,
  boxers: /(boxers|boxer shorts)$/i,
  socks: /socks$/i,
  shoe: /(sneakers|trainers|boots|sandals|slides|loafers|heels|court shoes|slippers|babouches)$/i,
  sneaker: /(sneakers|trainers)$/i,
  boot: /boots$/i,
  loafer: /loafers$/i,
  heel: /(heels|court shoes)$/i,
  sandal: /(sandals|slides)$/i,
  slide: /slides$/i,
  slipper: /(slippers|babouches)$/i,
  flat: /(loafers|slippers|babouches|slides|sandals)$/i,
  bag: /(bag|tote|basket|backpack|clutch)$/i,
  handbag: /(tote|tote bag|crossbody bag|saddle bag|clutch)$/i,
  basket: /(basket|basket bag)$/i,
  backpack: /backpack$/i,
  clutch: /clutch$/i,
  wallet: /wallet$/i,
  jewelry:
    /(earrings|hoops|drops|necklace|bracelets|bracelet set|(?<!beech |maple |stacking )rings|ring set)$/i,
  earring: /(earrings|hoops|drops)$/i,
  necklace: /necklace$/i,
  bracelet: /(bracelets|bracelet set)$/i,
  ring: /(?<!(beech|maple) (stacking )?)(rings|ring set)$/i,
  watch: /watch$/i,
  belt: /belt$/i,
  scarf: /scarf$/i,
  tie: /tie$/i,
  sunglasses: /sunglasses$/i,
  hat: /(hat|cap|beanie)$/i,
  cap: /cap$/i,
  beanie: /beanie$/i,
  romper: /romper$/i,
  bodysuit: /bodysuit$/i,
  babyClothes: /(romper|bodysuit)$/i,
  toy: /(bear|teddy|blocks|block set|tower|(beech|maple) stacking rings)$/i,
  makeup: /(lipstick|palette|nail polish|nail lacquer)$/i,
  lipstick: /lipstick$/i,
  palette: /palette$/i,
  nails: /(nail polish|nail lacquer)$/i,
  cream: /cream$/i,
  serum: /serum$/i,
  skincare: /(cream|serum|body lotion|body wash|hand wash|lotion)$/i,
  perfume: /parfum$/i,
  brush: /brush$/i,
  gift: /(parfum|earrings|hoops|drops|necklace|bracelets|bracelet set|rings|ring set|watch|scarf|bag|tote|basket|clutch|wallet|belt|tie)$/i,
  any: /./,
} satisfies Record<string, RegExp>
type Kind = keyof typeof kinds

const families = {
  red: ['Red', 'Burgundy', 'Terracotta'],
  blue: ['Blue', 'Navy', 'Sky', 'Turquoise'],
  green: ['Green', 'Olive', 'Mint'],
  white: ['White', 'Ivory'],
  black: ['Black'],
  pink: ['Pink', 'Coral'],
  yellow: ['Yellow', 'Mustard', 'Saffron'],
  brown: ['Brown', 'Camel'],
  beige: ['Beige', 'Natural', 'Camel', 'Ivory'],
  grey: ['Grey'],
  navy: ['Navy'],
  purple: ['Purple', 'Violet', 'Lilac'],
  gold: ['Gold'],
  silver: ['Silver'],
  orange: ['Orange', 'Terracotta', 'Coral', 'Saffron'],
} satisfies Record<string, string[]>

type Judgement = {
  color?: keyof typeof families
  department?: 'women' | 'men' | 'kids' | 'beauty'
  /** A size, all of which the product has left. */
  size?: RegExp
  says?: RegExp
  /** Paid price in dollars: at most, at least. */
  most?: number
  least?: number
  reduced?: true
}
/** A query, the kind of what a person would show, and what else has to be true of it. */
export type Label = readonly [query: string, kind: Kind, more?: Judgement]

export function fitsLabel([, kind, more = {}]: Label) {
  const { color, department, size, says, most, least, reduced } = more
  return (p: JudgedProduct) =>
    kinds[kind].test(p.title) &&
    (color === undefined ||
      families[color].some((each) => p.colors.includes(each) || p.title.includes(each))) &&
    (department === undefined || p.department === department) &&
    (size === undefined || p.sizes.some((each) => size.test(each))) &&
    (says === undefined || says.test(p.text)) &&
    (most === undefined || p.paid <= most) &&
    (least === undefined || p.paid >= least) &&
    (!reduced || p.reduced)
}
