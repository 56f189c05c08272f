import { orderLimits } from '@/config/page-limits'
import type { AddressField } from '@/domain/delivery/address'
import type { Problem } from '@/domain/values/validation'

export const addressWords = {
  title: 'Shipping Addresses',
  text: 'Pick one of these at the checkout instead of typing it.',
  back: 'Your account',
  add: 'Add an address',
  full: `You can save ${orderLimits.addresses} addresses. Delete one to add another.`,
  none: {
    title: 'No addresses yet',
    text: 'Add one, and the next checkout is quicker.',
  },
  isDefault: 'Default',
  makeDefault: 'Make default',
  edit: 'Edit',
  remove: 'Delete',
  /** For those who cannot see which one a button belongs to. */
  of: (action: string, name: string) => `${action}: ${name}`,
  removed: { title: 'Address deleted', undo: 'Undo' },
  restored: 'The address is back',
  madeDefault: 'This is your default address now',
  form: {
    addTitle: 'New address',
    editTitle: 'Edit address',
    save: 'Save address',
    busy: 'Saving...',
    cancel: 'Cancel',
    isDefault: 'Use this one first at the checkout',
    restored: 'This is what you typed last time. It is not saved yet.',
    outdated:
      'This is what you typed last time. The address has changed since: saving replaces it with this one.',
  },
  fields: {
    label: 'Name of the address',
    firstName: 'First name',
    lastName: 'Last name',
    phone: 'Phone',
    address: 'Address',
    city: 'City',
    zipCode: 'ZIP code',
    country: 'Country',
  } satisfies Record<AddressField | 'label', string>,
  labelHint: 'Home, work, grandmother: only you see it.',
  optional: 'optional',
  problems: {
    required: (field: string) => `${field} is required.`,
    'too-long': (field: string) => `${field} is too long.`,
    phone: () => 'Enter a valid phone number: digits, spaces and +.',
    'zip-morocco': () => 'A Moroccan ZIP code has five digits, such as 20000.',
  } satisfies Partial<Record<Problem, (field: string) => string>>,
  saved: 'Address saved',
  failed: {
    title: 'That did not work',
    offline: 'You are offline. Your entries are saved; try again when you are online.',
    TOO_MANY_ADDRESSES: `You have ${orderLimits.addresses} addresses already. Delete one first.`,
    forbidden: 'Your sign-in has expired. Sign in again; what you typed is still here then.',
    unknown: 'Something went wrong on our side. Please try again.',
  },
  /** At the checkout. */
  pick: {
    legend: 'Your addresses',
    other: 'A new address',
    save: 'Save this address to my account',
    error: 'Couldn’t load your saved addresses. Enter an address, or try again.',
  },
} as const
