// A back end without contents, for tests of the server.
import { testBrand } from './builders'

const settingsRow = {
  name: 'Test Shop',
  tagline: null,
  country: 'MA',
  brand: testBrand,
  contact_email: null,
  languages: ['en'],
  text_language: 'en',
  option_words: {},
  newsletter: { title: null, text: null },
  has_collections: false,
  deals: [],
  pages: [],
  menus: {},
  menu_targets: {},
  order_prefix: 'ORD',
  departments: [],
  categories: [],
  has_products: false,
  packing_days: null,
  return_days: null,
  returns_are_free: false,
  default_country: 'MA',
  time_zone: 'Africa/Casablanca',
  currency: 'USD',
  currency_rates: {},
  checkout_enabled: true,
  cancel_window_minutes: 30,
  line_limit: 10,
  payment_methods: [],
  payment_marks: [],
  welcome_percent: 0,
  student_percent: 0,
  zones: [],
  vat_rate: null,
  vat_shown: 'included',
  ...Object.fromEntries(
    [
      ...['phone', 'phone_hours', 'chat_url', 'chat_hours', 'email_hours'].map((name) => `support_${name}`),
      ...['instagram', 'tiktok', 'pinterest', 'facebook'].map((name) => `${name}_url`),
      ...['name', 'address', 'email', 'phone', 'ice', 'if', 'rc', 'tp', 'capital'].map(
        (name) => `legal_${name}`,
      ),
    ].map((name) => [name, null]),
  ),
}

/** A back end that knows its settings, with the given looks, and has nothing else. */
export function emptyBackEnd(path: string, brand: object = {}): Response {
  if (path.endsWith('/shop_facts'))
    return Response.json({ ...settingsRow, brand: { ...settingsRow.brand, ...brand } })
  return Response.json(/\/(next_|get_|moved_|read_page)/.test(path) ? null : [])
}
