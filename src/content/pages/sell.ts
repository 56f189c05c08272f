import { shop } from '@/config/shop'

/** What a seller may choose as what they sell most; the value is stored. */
export const sellerCategories = [
  'Clothing',
  'Shoes',
  'Bags',
  'Jewelry',
  'Accessories',
  'Beauty',
  'Something else',
] as const

export const sell = {
  title: `Sell on ${shop.name}`,
  description: `Sell what you make or trade on ${shop.name}: what you get, how it goes, and where to register.`,
  lead: 'You know how to make it. We know how to show it, sell it and get it to the door.',
  start: 'Start Selling Now',
  learnMore: 'Learn More',
  benefits: {
    title: 'What you get',
    items: [
      {
        id: 'customers',
        title: 'Millions of Customers',
        text: 'Show your products around the clock to everyone who shops for everyday fashion here.',
      },
      {
        id: 'grow',
        title: 'Grow Your Business',
        text: 'Your products appear in collections, search and filters, and can join our deals.',
      },
      {
        id: 'payments',
        title: 'Secure Payments',
        text: 'We handle payments. You are paid for everything delivered and not returned.',
      },
    ],
  },
  steps: {
    title: 'How it goes',
    items: [
      {
        title: 'Create Account',
        text: 'Register below. We review every application and reply within five business days.',
      },
      { title: 'List Products', text: 'Send us pictures, sizes and prices. We help with the first ones.' },
      {
        title: 'Get Orders',
        text: 'We notify you of each sale, and you pack it within two business days.',
      },
      {
        title: 'Get Paid',
        text: 'Once the days for returns are over, the money is on its way to your account.',
      },
    ],
  },
  form: {
    title: 'Register as Seller',
    text: 'This costs nothing and binds you to nothing.',
    fields: {
      name: 'Your name',
      business: 'Name of your business',
      email: 'Email',
      phone: 'Phone',
      city: 'City',
      category: 'What you sell most',
      website: 'Website or Instagram',
      body: 'About your products',
    },
    choose: 'Please choose',
    hints: {
      email: 'We answer to this address and use it for nothing else.',
      body: 'What it is, how it is made, how many of it there are.',
    },
    submit: 'Register as Seller',
    busy: 'Sending...',
  },
  sent: {
    title: 'We have your application',
    text: 'We review it and reply within five business days.',
    again: 'Send another one',
    home: 'Back to the shop',
  },
} as const
