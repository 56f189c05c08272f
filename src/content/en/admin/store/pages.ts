import type { PageProblem } from '@/domain/store/page-form'
import { dayWords, timeWords } from '../admin'

const kinds = {
  home: 'First page',
  page: 'Page',
  policy: 'Policy',
  lookbook: 'Lookbook',
  landing: 'Landing page',
  department: 'Department',
} as const

/** Where something is shown, in words. */
export const placeWords = {
  page: (title: string) => `the page ${title}`,
  menu: (slug: string) => `the menu “${menuName(slug)}”`,
  brand: 'the brand',
  row: {
    category: (name: string) => `the category ${name}`,
    department: (name: string) => `the department ${name}`,
    collection: (name: string) => `the collection ${name}`,
  },
} as const

const menuNames: Readonly<Record<string, string>> = {
  header: 'Header',
  footer: 'Footer',
  legal: 'Legal links',
  checkout: 'Checkout',
  support: 'Help',
}
export const menuName = (slug: string): string => menuNames[slug] ?? slug

/** Words of the list of pages, and of what a page is called. */
export const storePages = {
  choose: 'Page',
  list: 'Pages of the shop',
  error: 'The pages could not be loaded.',
  kinds,
  untitled: 'No title',
  path: (slug: string) => (slug === 'home' ? '/' : `/${slug}`),
  states: {
    published: 'Published',
    draft: 'Draft',
    scheduled: (at: number, now: number) => `Goes live ${dayWords(at, now)}, ${timeWords(at)}`,
    standard: 'The software’s own',
    nothing: 'Not published',
  },
  unchecked: 'Check with a lawyer',
  missing: { title: 'No such page', text: 'It was deleted, or the address is mistyped.', back: 'All pages' },
  add: {
    open: 'New page',
    title: 'New page',
    fields: { title: 'Title', slug: 'Address', kind: 'Kind' },
    slugHint: (slug: string) => (slug ? `Stands at /${slug}` : 'Follows the title'),
    kinds: { page: 'Page', landing: 'Landing page', lookbook: 'Lookbook' },
    submit: 'Add page',
    busy: 'Adding…',
    cancel: 'Cancel',
    added: 'Page added',
    failed: 'The page was not added. Try again.',
  },
  details: {
    open: 'Page settings',
    title: (name: string) => `Settings of ${name}`,
    name: 'Title',
    nameHint: 'In the browser’s tab, and in search results.',
    description: 'Description for search engines',
    descriptionHint: 'One or two sentences that say what is on the page.',
    slug: 'Address',
    slugHint: 'The former address keeps leading here.',
    slugStays: 'The software links to it, so its address stays.',
    slugOfDepartment: 'Follows the address of its department.',
    indexed: 'In search engines and in the sitemap',
    save: 'Save',
    saving: 'Saving…',
    cancel: 'Cancel',
    saved: 'Page settings saved',
    failed: 'The settings were not saved. Try again.',
    changed: 'Someone else has changed this page. Close, look at their values, then change yours.',
    stays: 'The software links to this page: its address stays.',
  },
  summary: {
    choose: 'Choose a section in the list or in the preview to change it.',
    add: 'This page is empty. Add its first section in the list.',
    title: (name: string) => `Settings of ${name}`,
    noDescription: 'None yet: search engines choose words of the page',
    search: 'In search engines',
    indexed: 'Yes, and in the sitemap',
    notIndexed: 'No',
    change: 'Change the settings',
  },
  remove: {
    open: 'Delete page',
    title: (name: string) => `Delete ${name}?`,
    text: 'Its draft and all of its versions go with it, and its address leads to the first page. This cannot be undone.',
    keep: 'Keep',
    confirm: 'Delete',
    busy: 'Deleting…',
    done: 'Page deleted',
    failed: 'The page was not deleted. Try again.',
    stays: 'The software links to this page, so it stays.',
    shown: (places: string) => `It is linked from ${places}. Take the links away first.`,
  },
  problems: {
    required: 'The page needs a title.',
    'title-length': 'At most 120 letters.',
    'description-length': 'At most 300 letters.',
    slug: 'Small letters a to z, digits and single hyphens, at most 60.',
    'slug-reserved': 'The software has this address for something else.',
    'slug-taken': 'Another page has this address.',
  } satisfies Record<PageProblem, string>,
} as const
