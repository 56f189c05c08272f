import type { Measure, SizeTable, Unit } from '@/domain/product/size-guide'

type MeasureName = 'bust' | 'chest' | 'waist' | 'hips' | 'leg' | 'neck' | 'height' | 'foot'
export type GuideTable = SizeTable<MeasureName>

/** A size, what else it is called (with a space between), and the measures of the body in centimetres. */
const row = (size: string, others: string, ...cm: Measure[]) => ({
  size,
  others: others.split(' ').filter(Boolean),
  cm,
})

const womenTops: GuideTable = {
  id: 'women-tops',
  title: 'Dresses, tops and outerwear',
  systems: ['EU', 'UK', 'US'],
  measures: ['bust', 'waist', 'hips'],
  rows: [
    row('XS', '34 6 2', [80, 83], [62, 65], [86, 89]),
    row('S', '36 8 4', [84, 87], [66, 69], [90, 93]),
    row('M', '38 10 6', [88, 91], [70, 73], [94, 97]),
    row('L', '40–42 12–14 8–10', [92, 99], [74, 81], [98, 105]),
    row('XL', '44 16 12', [100, 104], [82, 87], [106, 110]),
    row('XXL', '46 18 14', [105, 110], [88, 94], [111, 116]),
  ],
}

const womenBottoms: GuideTable = {
  id: 'women-bottoms',
  title: 'Trousers, jeans and skirts',
  systems: ['EU', 'UK', 'US'],
  measures: ['waist', 'hips', 'leg'],
  rows: [
    row('XS', '34 6 2', [62, 65], [86, 89], 76),
    row('S', '36 8 4', [66, 69], [90, 93], 77),
    row('M', '38 10 6', [70, 73], [94, 97], 78),
    row('L', '40–42 12–14 8–10', [74, 81], [98, 105], 79),
    row('XL', '44 16 12', [82, 87], [106, 110], 79),
    row('XXL', '46 18 14', [88, 94], [111, 116], 80),
  ],
}

const menTops: GuideTable = {
  id: 'men-tops',
  title: 'Shirts, knitwear and jackets',
  systems: ['EU', 'UK, US'],
  measures: ['chest', 'waist', 'neck'],
  rows: [
    row('XS', '44 34', [86, 89], [72, 75], 36),
    row('S', '46 36', [90, 95], [76, 81], [37, 38]),
    row('M', '48–50 38–40', [96, 101], [82, 87], [39, 40]),
    row('L', '52 42', [102, 107], [88, 93], [41, 42]),
    row('XL', '54–56 44', [108, 113], [94, 100], [43, 44]),
    row('XXL', '58–60 46–48', [114, 121], [101, 108], [45, 46]),
  ],
}

const menBottoms: GuideTable = {
  id: 'men-bottoms',
  title: 'Trousers and jeans',
  systems: ['EU', 'UK, US'],
  measures: ['waist', 'hips', 'leg'],
  rows: [
    row('XS', '44 28', [72, 75], [86, 89], 79),
    row('S', '46 30', [76, 81], [90, 95], 80),
    row('M', '48–50 32–34', [82, 87], [96, 101], 81),
    row('L', '52 36', [88, 93], [102, 106], 82),
    row('XL', '54–56 38', [94, 100], [107, 112], 83),
    row('XXL', '58–60 40–42', [101, 108], [113, 119], 84),
  ],
}

const belts: GuideTable = {
  id: 'belts',
  title: 'Belts',
  systems: [],
  measures: ['waist'],
  rows: [row('S', '', [75, 84]), row('M', '', [85, 94]), row('L', '', [95, 104]), row('XL', '', [105, 114])],
}

const baby: GuideTable = {
  id: 'baby',
  title: 'Baby, up to 2 years',
  systems: ['EU'],
  measures: ['height', 'chest'],
  rows: [
    row('0-6 m', '56–68', [56, 68], [40, 44]),
    row('6-12 m', '74–80', [69, 80], [45, 48]),
    row('12-18 m', '86', [81, 86], [49, 50]),
    row('18-24 m', '92', [87, 92], [51, 52]),
  ],
}

const kids: GuideTable = {
  id: 'kids',
  title: 'Children, 2 to 12 years',
  systems: ['EU'],
  measures: ['height', 'chest', 'waist'],
  rows: [
    row('2 y', '92', [87, 92], 53, 51),
    row('3 y', '98', [93, 98], 54, 52),
    row('4 y', '104', [99, 104], 56, 53),
    row('5 y', '110', [105, 110], 58, 54),
    row('6 y', '116', [111, 116], 60, 55),
    row('7 y', '122', [117, 122], 62, 56),
    row('8 y', '128', [123, 128], 65, 58),
    row('9 y', '134', [129, 134], 68, 60),
    row('10 y', '140', [135, 140], 71, 62),
    row('11 y', '146', [141, 146], 74, 64),
    row('12 y', '152', [147, 152], 77, 66),
  ],
}

const womenShoes: GuideTable = {
  id: 'women-shoes',
  title: 'Women’s shoes',
  systems: ['UK', 'US'],
  measures: ['foot'],
  rows: [
    row('36', '3 5.5', 23),
    row('37', '4 6.5', 23.7),
    row('38', '5 7.5', 24.3),
    row('39', '6 8.5', 25),
    row('40', '6.5 9', 25.7),
    row('41', '7.5 10', 26.3),
  ],
}

const menShoes: GuideTable = {
  id: 'men-shoes',
  title: 'Men’s shoes',
  systems: ['UK', 'US'],
  measures: ['foot'],
  rows: [
    row('40', '6.5 7.5', 25.3),
    row('41', '7.5 8.5', 26),
    row('42', '8 9', 26.7),
    row('43', '9 10', 27.3),
    row('44', '9.5 10.5', 28),
    row('45', '10.5 11.5', 28.7),
  ],
}

const kidsShoes: GuideTable = {
  id: 'kids-shoes',
  title: 'Children’s shoes',
  systems: ['UK', 'US'],
  measures: ['foot'],
  rows: [
    row('24', '7 8', 15),
    row('26', '8.5 9.5', 16.3),
    row('28', '10 11', 17.7),
    row('30', '11.5 12.5', 19),
    row('32', '13 1', 20.3),
    row('34', '2 3', 21.7),
  ],
}

/** Every table, by where one looks for it. Measures are those of the body, in centimetres. */
export const sizeTables = {
  women: [womenTops, womenBottoms, belts],
  men: [menTops, menBottoms, belts],
  kids: [baby, kids],
  shoes: [womenShoes, menShoes, kidsShoes],
} as const satisfies Record<string, readonly GuideTable[]>
export type SizeTableGroup = keyof typeof sizeTables

export const sizeGuideWords = {
  title: 'Size guide',
  groups: { women: 'Women', men: 'Men', kids: 'Kids', shoes: 'Shoes' } satisfies Record<
    SizeTableGroup,
    string
  >,
  table: 'Table',
  yours: 'Your size',
  choose: 'Choose your size: it is remembered in this browser and chosen for you wherever it exists.',
  remembered: (size: string) => `Your size is ${size}.`,
  forget: 'Forget it',
  all: 'All sizes on one page',
  size: 'Size',
  /** For shoes the size itself is the European one. */
  shoeSize: 'EU size',
  units: { cm: 'Centimetres', in: 'Inches' } satisfies Record<Unit, string>,
  unit: 'Measures in',
  measures: {
    bust: 'Bust',
    chest: 'Chest',
    waist: 'Waist',
    hips: 'Hips',
    leg: 'Inside leg',
    neck: 'Neck',
    height: 'Height',
    foot: 'Foot length',
  } satisfies Record<MeasureName, string>,
  howTo: 'How to measure',
  howToMeasure: {
    bust: 'Around the fullest part, the tape level and not tight.',
    chest: 'Under the arms and around the fullest part, the tape level.',
    waist: 'Around the narrowest part, where the body bends to the side.',
    hips: 'Around the fullest part, feet together.',
    leg: 'From the crotch to the floor, without shoes.',
    neck: 'Around the base of the neck, with a finger under the tape.',
    height: 'Standing against a wall, without shoes.',
    foot: 'Stand on paper, mark the heel and the longest toe, measure between the marks. The longer foot decides.',
  } satisfies Record<MeasureName, string>,
  between:
    'Between two sizes, the description of each piece says which to take. If it says nothing, take the larger.',
  body: 'These are measures of the body, not of the piece.',
} as const
