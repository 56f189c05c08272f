import { count, number } from '../../shared/numbers'

const pictures = (amount: number) => count(amount, 'picture', 'pictures')
const products = (amount: number) => count(amount, 'product', 'products')

/** Words for many pictures at once, which go where the names of their files say. */
export const adminImportPictures = {
  hint: 'Or choose many pictures at once: each goes to the product whose SKU or address its file is named after, such as SKU-1.jpg and SKU-2.jpg.',
  title: 'Pictures by the names of their files',
  label: (amount: number) => pictures(amount),
  matching: 'Looking for their products…',
  failed: { title: 'The products couldn’t be looked up', text: 'Nothing was stored.' },
  found: (amount: number, of: number) => `${pictures(amount)} for ${products(of)}`,
  unplaced: 'No product has this SKU or address',
  progress: (done: number, of: number) => `${number(done)} of ${number(of)} stored`,
  result: (amount: number, of: number) => `${pictures(amount)} put to ${products(of)}`,
  faults: {
    unreadable: 'not a picture that can be read',
    large: 'too large',
    upload: 'the upload failed',
    refused: 'the product didn’t take it',
  },
  note: 'Nothing is stored yet',
  back: 'Back',
  submit: (amount: number) => `Add ${pictures(amount)}`,
  nothing: 'Nothing to add',
  look: 'Look at the products',
  another: 'Choose other files',
} as const
