// The shop's own facts. Every text that names the shop reads them here.
export const shop = {
  name: 'Zellige',
  country: 'Morocco',
  email: 'hello@zellige.example',
  phone: '+212 522 00 00 00',
  currency: 'USD',
  social: [
    { name: 'Instagram', href: 'https://www.instagram.com/' },
    { name: 'TikTok', href: 'https://www.tiktok.com/' },
    { name: 'Pinterest', href: 'https://www.pinterest.com/' },
    { name: 'Facebook', href: 'https://www.facebook.com/' },
  ],
  payments: ['VISA', 'MC', 'AMEX', 'Apple Pay', 'Google Pay', 'PayPal'],
} as const
