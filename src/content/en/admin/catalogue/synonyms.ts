import { admin } from '../admin'
/** Words of the screen on which owners say which search words mean the same. */
export const adminSynonyms = {
  title: admin.nav.searchWords,
  hint: 'Shoppers find products by every word of a row, in any language and spelling.',
  search: 'Search the words',
  add: 'Add words',
  edit: (name: string) => `Edit the words for ${name}`,
  list: 'Words that mean the same',
  error: 'The search words could not be loaded.',
  found: (count: number) => `${count} ${count === 1 ? 'row' : 'rows'} found`,
  none: {
    title: 'No search words yet',
    text: 'Add the first row: words that mean the same to your customers.',
  },
  noneFound: {
    title: (query: string) => `No words with “${query}”`,
    text: 'Look for another spelling, or add the word.',
  },
  sorts: {
    type: 'Type of product',
    department: 'Department',
    color: 'Color',
    word: 'Same meaning',
    ignored: 'Ignored',
  },
  form: {
    add: 'Add search words',
    edit: 'Edit search words',
    sort: 'The words are',
    sorts: { type: 'a type of product', word: 'other words that mean the same' },
    name: 'Name',
    nameHint: 'Shown to shoppers for a type of product, in the plural: kaftans.',
    words: 'Words',
    wordsHint:
      'One a line, up to three words each: kaftan, caftan, qaftan, قفطان. Accents and capitals don’t matter.',
    save: 'Save',
    saving: 'Saving…',
    cancel: 'Cancel',
    saved: 'Search words saved',
    failed: 'The words were not saved. Try again.',
    delete: 'Delete',
    deleted: 'Search words deleted',
    deleteFailed: 'The words were not deleted. Try again.',
    ask: {
      title: (name: string) => `Delete the words for ${name}?`,
      text: 'Shoppers who type them find only what has them in its title or description.',
      keep: 'Keep',
      confirm: 'Delete',
    },
    problems: {
      name: 'Enter a name of at most 60 letters.',
      words: 'Enter at least one word.',
      'too-many': 'Enter at most 200 words.',
      word: 'Shorten the longest: at most three words and 40 letters each.',
    },
  },
} as const
