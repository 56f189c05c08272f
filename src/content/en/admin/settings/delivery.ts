import { type ZoneProblem, zoneBounds } from '@/domain/delivery/zone-form'

const count = (amount: number, one: string, many: string) =>
  `${amount.toLocaleString('en-US')} ${amount === 1 ? one : many}`

/** Amounts are formatted by the caller, in the shop's currency. */
export const adminDelivery = {
  title: 'Delivery',
  hint: 'Prices and times apply immediately at checkout.',
  add: 'Add zone',
  error: 'Couldn’t load the delivery zones',
  none: {
    title: 'Nothing is delivered anywhere',
    text: 'Add a zone with a delivery method, so that people can order.',
  },
  edit: (zone: string) => `Edit ${zone}`,
  rest: 'Every country that no other zone names',
  places: (countries: readonly string[], cities: readonly string[]) => {
    const names =
      countries.length > 3 ? count(countries.length, 'country', 'countries') : countries.join(', ')
    if (cities.length === 0) return names
    const towns = cities.length > 3 ? count(cities.length, 'city', 'cities') : cities.join(', ')
    return `${towns} in ${names}`
  },
  days: (min: number, max: number) => (min === max ? count(min, 'day', 'days') : `${min}–${max} days`),
  free: 'Free',
  freeAbove: (amount: string) => `free above ${amount}`,
  off: 'not offered',
  noMethods: 'No method: nothing is delivered here.',
  fees: {
    title: 'Courier fees',
    hint: 'What the courier charges you for a parcel to this zone. Only admins see it. Parcels that have left keep their fee.',
    fields: { delivered: 'Delivered', returned: 'Came back', refused: 'Refused' },
    wrong: 'Enter an amount like 35 or 35,50.',
    save: 'Save fees',
    saved: 'Courier fees saved',
    failed: 'The fees were not saved. Please try again.',
    error: 'Couldn’t load courier fees',
  },
  form: {
    back: 'Settings',
    newTitle: 'New delivery zone',
    missing: { title: 'Zone not found', text: 'It was deleted, or the address is incomplete.' },
    place: 'Where',
    name: 'Name',
    nameHint: 'Only admins see it.',
    nameExample: 'Such as Morocco',
    where: {
      label: 'Serves',
      rest: 'Every country that no other zone names',
      some: 'Chosen countries',
    },
    countries: 'Countries',
    chosen: (amount: number) => `${amount.toLocaleString('en-US')} chosen`,
    find: 'Find a country',
    cities: 'Only these cities',
    citiesHint: 'One a line. Empty for the whole country. Capitals and accents make no difference.',
    methods: 'Methods',
    methodsHint: 'Shoppers see them in this order; the first one is chosen until they choose.',
    methodExample: 'Such as Home delivery',
    method: (place: number, name: string) => name || `Method ${place}`,
    fields: {
      name: 'Name',
      minDays: 'From (days)',
      maxDays: 'To (days)',
      price: 'Price',
      freeAbove: 'Free above',
    },
    freeHint: 'Empty for never',
    active: 'Offered at checkout',
    addMethod: 'Add method',
    up: (name: string) => `Move ${name} up`,
    down: (name: string) => `Move ${name} down`,
    remove: (name: string) => `Remove ${name}`,
    noMethods: 'No method yet. Without one, nothing is delivered here.',
    fresh: 'New zone',
    dirty: 'Unsaved changes',
    check: 'Check the marked fields',
    discard: 'Discard',
    save: 'Save',
    create: 'Add zone',
    busy: 'Saving...',
    saved: 'Delivery zone saved',
    failed: 'The zone was not saved. Your entries are still here; try again.',
    conflict: 'Another owner changed this zone in the meantime. Discard your changes to see theirs.',
    tooMany: 'There are a hundred zones already.',
    delete: 'Delete zone',
    ask: {
      title: (zone: string) => `Delete ${zone}?`,
      text: 'Its places are then served by the zone for all other countries, or not at all. Orders already placed keep their delivery.',
      keep: 'Keep zone',
      confirm: 'Delete zone',
    },
    deleted: 'Delivery zone deleted',
    deleteFailed: 'The zone was not deleted. Try again.',
  },
  problems: {
    name: 'Enter a name of up to 80 characters.',
    countries: 'Choose at least one country.',
    cities: `Enter ${zoneBounds.cities.toLocaleString('en-US')} cities at most.`,
    method: 'Enter a name of up to 60 characters.',
    days: `Enter whole days, ${zoneBounds.days} at most.`,
    order: 'Enter at least as many days as before.',
    amount: 'Enter an amount such as 7.99.',
  } satisfies Record<ZoneProblem, string>,
} as const
