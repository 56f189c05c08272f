import * as v from 'valibot'
import { screenPaths } from '@/config/screen-paths'
import type { ShopCategory } from '@/domain/catalogue/shop-category'
import { paymentMethods } from '@/domain/money/payment'
import { brandChoices } from '@/domain/shop/brand-choices'
import type { Support } from '@/domain/shop/support'
import { shownMenu } from '@/domain/store/shown-menu'
import { language } from '@/domain/text/language'
import { deliveryZones } from '../delivery/delivery-zones'
import { media } from '../storage/media-schema'
import { rpc } from '../supabase/rpc'
import { numeric } from '../supabase/schemas'
import { identityEntries, identityOf } from './identity-schema'

/** What every page knows of the shop; `zones` are where it delivers to, how, and for how much. */
export type ShopSettings = v.InferOutput<typeof settings>

export const fetchSettings = (signal: AbortSignal): Promise<ShopSettings> =>
  rpc('shop_facts', {}, settings, { get: true, signal })

/** Columns that shoppers and owners read alike. */
export const settingsEntries = {
  /** The code of the country that address forms begin with, and whose delivery is promised before an address is known. */
  default_country: v.string(),
  /** Of the shop's days, as Africa/Casablanca. */
  time_zone: v.string(),
  /** The currency in which prices are stored and charged (ISO 4217). */
  currency: v.string(),
  /** How many of a currency one unit of the shop's own buys, for display. */
  currency_rates: v.record(v.string(), numeric),
  checkout_enabled: v.boolean(),
  cancel_window_minutes: v.number(),
  /** The most items of one variant in an order. */
  line_limit: v.number(),
  support_phone: v.nullable(v.string()),
  support_phone_hours: v.nullable(v.string()),
  support_chat_url: v.nullable(v.string()),
  support_chat_hours: v.nullable(v.string()),
  support_email_hours: v.nullable(v.string()),
  instagram_url: v.nullable(v.string()),
  tiktok_url: v.nullable(v.string()),
  pinterest_url: v.nullable(v.string()),
  facebook_url: v.nullable(v.string()),
  ...identityEntries,
}
const entries = v.object(settingsEntries)

export const supportOf = (row: v.InferOutput<typeof entries>): Support => ({
  phone: row.support_phone,
  chatUrl: row.support_chat_url,
  hours: {
    chat: row.support_chat_hours,
    phone: row.support_phone_hours,
    email: row.support_email_hours,
  },
  social: {
    instagram: row.instagram_url,
    tiktok: row.tiktok_url,
    pinterest: row.pinterest_url,
    facebook: row.facebook_url,
  },
})

/** It becomes part of a style sheet: nothing else is taken. */
const color = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/))
const brand = v.pipe(
  v.object({
    accent: color,
    sale: color,
    highlight: color,
    fonts: v.picklist(brandChoices.fonts),
    corners: v.picklist(brandChoices.corners),
    header: v.picklist(brandChoices.header),
    ratio: v.picklist(brandChoices.ratio),
    logo: v.nullish(media, null),
    logo_dark: v.nullish(media, null),
    mark: v.nullish(media, null),
    /** Ornaments above the footer, and in the corner of pages that begin without a picture. */
    frieze: v.nullish(media, null),
    corner: v.nullish(media, null),
    /** Whether the icons of the app lie beside the mark (src/domain/store/mark-icons.ts). */
    has_icons: v.optional(v.boolean(), false),
  }),
  v.transform(({ logo_dark, has_icons, ...row }) => ({ ...row, logoDark: logo_dark, hasIcons: has_icons })),
)

const departments = v.array(v.object({ slug: v.string(), name: v.string() }))
const categories = v.array(
  v.pipe(
    v.object({
      slug: v.string(),
      name: v.string(),
      // What most have none of is left out of the answer.
      part_of: v.optional(v.string()),
      path: v.optional(v.string()),
      is_hidden: v.optional(v.boolean()),
      picture: v.optional(media),
    }),
    v.transform(
      ({ slug, name, part_of = null, path = null, is_hidden = false, picture = null }): ShopCategory => ({
        ...{ slug, name, path, picture },
        partOf: part_of,
        isHidden: is_hidden,
      }),
    ),
  ),
)

const menuTargets = v.record(
  v.string(),
  v.object({ path: v.nullable(v.string()), slug: v.string(), name: v.nullable(v.string()) }),
)
const listedPages = v.array(
  v.pipe(
    v.object({ slug: v.string(), name: v.nullable(v.string()), is_fixed: v.boolean() }),
    v.transform(({ slug, name, is_fixed }) => ({ slug, name, isFixed: is_fixed })),
  ),
)

const settings = v.pipe(
  v.object({
    /** Empty until the owner has said what the shop is called. */
    name: v.string(),
    tagline: v.nullable(v.string()),
    /** Where the shop is (ISO 3166). */
    country: v.string(),
    brand,
    contact_email: v.nullable(v.string()),
    order_prefix: v.string(),
    /** Whether anything is for sale. */
    has_products: v.boolean(),
    /** Business days until an order is packed, at least and at most. */
    packing_days: v.nullable(v.tuple([v.nullable(v.number()), v.number()])),
    /** For how many days after its delivery an order can be returned; null where nothing is taken back that is as ordered. */
    return_days: v.nullable(v.number()),
    /** Whether the shop pays for what is sent back. */
    returns_are_free: v.boolean(),
    /** What the footer says above the form of the newsletter; null for the software's words. */
    newsletter: v.object({ title: v.nullable(v.string()), text: v.nullable(v.string()) }),
    /** The first stands at `/`. */
    languages: v.array(v.string()),
    /** The one that names and texts of rows are written in. */
    text_language: v.string(),
    /** What sizes and colours are called where that is not their name. */
    option_words: v.record(v.string(), v.string()),
    has_collections: v.boolean(),
    /** Which kinds of deals run or are planned. */
    deals: v.array(v.picklist(['flash', 'daily'])),
    /** Pages that are there, where a menu is empty and shows them. */
    pages: listedPages,
    menus: v.record(v.string(), v.array(v.unknown())),
    menu_targets: menuTargets,
    departments,
    categories,
    ...settingsEntries,
    /** The payment methods of the checkout, in display order. */
    payment_methods: v.array(v.picklist(paymentMethods)),
    /** What visitors are shown beside them, as `VISA`. */
    payment_marks: v.array(v.string()),
    /** What new customers and students get, in percent; 0 when there is no such offer. */
    welcome_percent: v.number(),
    student_percent: v.number(),
    /** What the checkout asks for (src/domain/delivery/checkout-fields.ts). */
    checkout_fields: v.optional(v.record(v.string(), v.string()), {}),
    /** Whether products are ordered with a phone number, too. */
    quick_order: v.optional(v.boolean()),
    zones: deliveryZones,
  }),
  v.transform((row) => ({
    name: row.name,
    tagline: row.tagline,
    country: row.country,
    brand: row.brand,
    contactEmail: row.contact_email,
    orderPrefix: row.order_prefix,
    hasProducts: row.has_products,
    packingDays: row.packing_days,
    returnDays: row.return_days,
    returnsAreFree: row.returns_are_free,
    /** The one that rows are written in. */
    language: row.text_language,
    languages: row.languages,
    optionWords: row.option_words,
    newsletter: row.newsletter,
    hasCollections: row.has_collections,
    deals: row.deals,
    pages: row.pages.map((page) => ({
      ...page,
      name: page.name?.replaceAll('{shop}', () => row.name) ?? null,
    })),
    /** Each with what it leads to at the moment. */
    menus: Object.fromEntries(
      Object.entries(row.menus).map(([slug, items]) => [
        slug,
        shownMenu(items, row.name, {
          ...{ targets: row.menu_targets, media: {}, screens: screenPaths },
          ...{ language, fallback: row.text_language },
        }),
      ]),
    ),
    departments: row.departments,
    categories: row.categories,
    defaultCountry: row.default_country,
    timeZone: row.time_zone,
    currency: row.currency,
    rates: row.currency_rates,
    checkoutEnabled: row.checkout_enabled,
    cancelWindowMinutes: row.cancel_window_minutes,
    paymentMethods: row.payment_methods,
    paymentMarks: row.payment_marks,
    welcomePercent: row.welcome_percent,
    studentPercent: row.student_percent,
    lineLimit: row.line_limit,
    checkoutFields: row.checkout_fields,
    quickOrder: row.quick_order,
    support: supportOf(row),
    identity: identityOf(row),
    zones: row.zones,
  })),
)
